import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {parse} from 'yaml';

const root = path.resolve(__dirname, '..');

/** Facts of a page that a rewrite must preserve. */
export interface PageContent {
  /** Content of fenced code blocks. */
  readonly code: ReadonlySet<string>;
  /** Code spans: IDs, values, options, paths. */
  readonly spans: ReadonlySet<string>;
  /** Bold labels: menus, buttons, fields. */
  readonly labels: ReadonlySet<string>;
  /** Numbers with their units. */
  readonly numbers: ReadonlySet<string>;
  /** Front matter fields with facts, as `field: value`. */
  readonly fields: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
  readonly sentences: readonly string[];
}

const proseFields = new Set([
  'description',
  'keywords',
  'moreInformation',
  'sidebar_label',
  'title',
]);

function fieldsOf(frontMatter: string): string[] {
  const fields = (parse(frontMatter) ?? {}) as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([name]) => !proseFields.has(name))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${JSON.stringify(one)}`),
    );
}

function anchorsOf(body: string): string[] {
  const slugger = createSlugger();
  const headings = [...body.matchAll(/^#{2,6} +(.+)$/gmu)].map(([, line = '']) => {
    const {id, text} = parseMarkdownHeadingId(line.trim());
    const plain = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll(/[`*]/gu, '');
    return id ?? slugger.slug(plain);
  });
  const aliases = [...body.matchAll(/<[a-zA-Z]+[^>]* id="([^"]+)"/gu)].map(([, id = '']) => id);
  return [...headings, ...aliases];
}

function sentencesOf(body: string): string[] {
  return body
    .replaceAll(/^import .*$/gmu, '')
    .replaceAll(/\{#[^}]*\}/gu, '')
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .split(/\n{2,}|\n(?=\s*(?:[-*#|>]|\d+\.) ?)|(?<=[.!?:])\s+(?=[A-Z`*[])|\|/u)
    .map((one) =>
      one
        .replaceAll(/[*[\]#|>]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((one) => wordsOf(one).length > 3);
}

/** @param text Markdown file with its front matter */
export function contentOf(text: string): PageContent {
  const [, frontMatter = '', rest = text] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/u.exec(text) ?? [];
  const code = new Set<string>();
  const body = rest.replaceAll(
    /^([ \t]*)(`{3,})[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gmu,
    (_fence, indent: string, _ticks, block: string) => {
      code.add(block.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''));
      return '';
    },
  );
  const all = (pattern: RegExp): Set<string> =>
    new Set([...body.matchAll(pattern)].map(([match, group = match]) => group.trim()));
  return {
    code,
    spans: all(/`([^`\n]+)`/gu),
    labels: all(/\*\*([^*\n]+)\*\*/gu),
    numbers: all(
      /(?<![\w`#/.-])(?<!^\s*)(\d+(?:[.,]\d+)*(?: ?(?:%|°C|[mk]?[AVW]|Ω|[km]?m|m?s|seconds?|minutes?|hours?|days?|k?bit|[kM]B|bytes?|characters?))?)(?![\w])/gmu,
    ),
    fields: new Set(fieldsOf(frontMatter)),
    anchors: new Set(anchorsOf(body)),
    sentences: sentencesOf(body),
  };
}

const commonWords = new Set(
  'a an and are as at be by can for from has have if in is it its no not of on or that the their then there this to when where which will with you your'.split(
    ' ',
  ),
);

function wordsOf(sentence: string): string[] {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}_.]+/gu) ?? [])
    .map((word) => word.replace(/\.$/u, ''))
    .filter((word) => !commonWords.has(word));
}

/**
 * Sentences that share less than half of their words with every new sentence. Heuristic for
 * reviews: it can list rewritten sentences and miss a lost negation.
 */
export function lostSentences(before: readonly string[], after: readonly string[]): string[] {
  const successors = after.map((one) => new Set(wordsOf(one)));
  return before.filter((sentence) => {
    const words = [...new Set(wordsOf(sentence))];
    return !successors.some(
      (successor) => words.filter((word) => successor.has(word)).length * 2 >= words.length,
    );
  });
}

const without = (left: ReadonlySet<string>, right: ReadonlySet<string>): string[] =>
  [...left].filter((one) => !right.has(one));

/** Differences between two versions of a page, one line each. */
export function changesOf(before: PageContent, after: PageContent): string[] {
  const kinds = ['anchors', 'fields', 'spans', 'labels', 'numbers', 'code'] as const;
  return [
    ...kinds.flatMap((kind) => [
      ...without(before[kind], after[kind]).map((one) => `- ${kind}: ${one}`),
      ...(kind === 'anchors' ? [] : without(after[kind], before[kind])).map(
        (one) => `+ ${kind}: ${one}`,
      ),
    ]),
    ...lostSentences(before.sentences, after.sentences).map((one) => `- sentence: ${one}`),
  ];
}

const isPage = (file: string): boolean => /^(?:docs|versioned_docs|blog)\/.*\.mdx?$/u.test(file);

const git = (...args: string[]): string =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});

/** Pages of a commit; of the working tree if it is omitted. */
function pagesOf(commit?: string): Map<string, () => string> {
  const files =
    commit === undefined
      ? ['docs', 'versioned_docs', 'blog'].flatMap((folder) =>
          readdirSync(path.join(root, folder), {recursive: true}).map(
            (file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`,
          ),
        )
      : git('ls-tree', '-r', '--name-only', commit).split('\n');
  return new Map(
    files
      .filter(isPage)
      .map((file) => [
        file,
        () =>
          commit === undefined
            ? readFileSync(path.join(root, file), 'utf8')
            : git('show', `${commit}:${file}`),
      ]),
  );
}

/**
 * Lists facts and sentences that changed between two commits, for reviews of prose. Usage:
 * `npm run content-changes -- <commit> [<later commit>] [<path>…]`; without a later commit,
 * the working tree is compared. Exits with 1 if a page or an anchor was removed, as
 * external links would break.
 */
function main(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` has closed the pipe.
    if (error.code !== 'EPIPE') {
      throw error;
    }
  });
  const args = process.argv.slice(2);
  const [from, to] = args.filter((arg) => !existsSync(path.join(root, arg)));
  const folders = args.filter((arg) => existsSync(path.join(root, arg)));
  if (from === undefined) {
    throw new Error(
      'Name a commit: npm run content-changes -- <commit> [<later commit>] [<path>…]',
    );
  }
  const [before, after] = [pagesOf(from), pagesOf(to)];
  const selected = [...before.keys()].filter(
    (file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
  );
  for (const file of selected) {
    const [oldText, newText] = [before.get(file)?.(), after.get(file)?.()];
    if (oldText !== undefined && oldText !== newText) {
      const changes =
        newText === undefined ? ['- page'] : changesOf(contentOf(oldText), contentOf(newText));
      if (changes.length > 0) {
        console.log(`${file}\n${changes.map((line) => `  ${line}`).join('\n')}`);
      }
      if (changes.some((line) => /^- (?:page|anchors)/u.test(line))) {
        process.exitCode = 1;
      }
    }
  }
}

if (require.main === module) {
  main();
}

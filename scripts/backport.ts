import {existsSync} from 'node:fs';
import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {families} from '../src/content/schema/families';
import {changedPagesOf, readRequiredPages} from '../src/content/schema/requiredPages';
import {versions} from '../src/site/versions';
import {readTree} from './readTree';

const {next, latest} = versions;

const usage = [
  'Usage: npm run backport -- <path> …',
  `  path  a page, a partial or a folder of ${next.label} to copy over that of ${latest.label},`,
  '        for example io-servers/acme.mdx',
].join('\n');

/** Path relative to the tree of the next version. */
function belowTree(name: string): string {
  const below = path.posix.normalize(name.replaceAll('\\', '/')).replace(/\/$/u, '');
  return below.startsWith(`${next.tree}/`) ? below.slice(next.tree.length + 1) : below;
}

/**
 * Copies pages, partials or folders of the next version to the released one. Pages of the
 * next version only are skipped in folders.
 *
 * @param siteDir folder of the project
 * @param names paths relative to the docs tree, with or without the folder of the tree
 * @returns a line for each copied path
 * @throws Error naming a missing path, or a page that differs according to the release
 *   notes; then nothing is copied
 */
export async function backport(siteDir: string, names: readonly string[]): Promise<string[]> {
  const paths = names.map(belowTree);
  if (paths.length === 0 || paths.some((name) => name === '.' || name === next.tree)) {
    throw new Error(usage);
  }
  const tree = path.join(siteDir, next.tree);
  const routes = readRequiredPages(siteDir);
  const changed = changedPagesOf(await readTree(tree, families['release-notes'].folder), routes);
  const nextOnly = routes.filter(({isNextOnly}) => isNextOnly).map(({id}) => `${id}.mdx`);
  for (const name of paths) {
    if (name.startsWith('..') || !existsSync(path.join(tree, name))) {
      throw new Error(`${path.join(next.tree, name)} does not exist; nothing was copied.`);
    }
    if (nextOnly.includes(name)) {
      throw new Error(
        `${next.tree}/${name} is a page of ${next.label} only, see src/content/schema/required-pages.tsv; nothing was copied.`,
      );
    }
    for (const [id, notes] of changed) {
      if (`${id}.mdx` === name || id.startsWith(`${name}/`)) {
        throw new Error(
          `${next.tree}/${id}.mdx is in changedPages of ${next.tree}/${notes}.mdx: its text applies to ${next.label} only. ` +
            'Remove it from that list, or name other paths; nothing was copied.',
        );
      }
    }
  }
  const isForBoth = (file: string) =>
    !nextOnly.includes(path.relative(tree, file).replaceAll(path.sep, '/'));
  for (const name of paths) {
    const target = path.join(siteDir, latest.tree, name);
    await rm(target, {recursive: true, force: true});
    await mkdir(path.dirname(target), {recursive: true});
    await cp(path.join(tree, name), target, {recursive: true, filter: isForBoth});
  }
  return paths.map((name) => `${next.tree}/${name} → ${latest.tree}/${name}`);
}

if (require.main === module) {
  backport(path.resolve(__dirname, '..'), process.argv.slice(2)).then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

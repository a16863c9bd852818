import {families, familyOf} from '../../src/schema/families';
import type {FrontMatter} from '../../src/schema/frontMatter';
import {familyHeadings, requiredHeadings} from '../../src/schema/headings';

/** A fault that a contract found: where, and what to do about it. */
export interface Fault {
  readonly place: string;
  readonly what: string;
}

/** Body of a Markdown text without its code blocks. */
export function withoutCode(body: string): string {
  return body.replaceAll(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2[ \t]*$/gmu, '');
}

/** Texts of the second-level headings of a body, in order. */
export function headingsOf(body: string): string[] {
  return [...withoutCode(body).matchAll(/^## (?<text>.+)$/gmu)].map(
    ({groups}) => groups?.text?.trim() ?? '',
  );
}

/**
 * Headings of a page that its family requires and it lacks, or that are out of order.
 *
 * @param docPath path below the docs tree
 */
export function headingFaults(docPath: string, body: string): Fault[] {
  const family = familyOf(docPath);
  const order = familyHeadings[family] ?? [];
  const present = headingsOf(body);
  const missing = (requiredHeadings[family] ?? []).filter((heading) => !present.includes(heading));
  const known = present.filter((heading) => order.includes(heading));
  const sorted = [...known].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const misplaced = known.find((heading, index) => heading !== sorted[index]);
  return [
    ...missing.map((heading) => ({place: docPath, what: `lacks the heading "## ${heading}"`})),
    ...(misplaced === undefined
      ? []
      : [
          {
            place: docPath,
            what: `"## ${misplaced}" is out of order; the order is ${sorted.join(', ')}`,
          },
        ]),
    ...present
      .filter((heading) => heading === 'More information')
      .map(() => ({
        place: docPath,
        what: 'links are rendered from moreInformation in the front matter; remove the heading',
      })),
    ...(/^# /mu.test(withoutCode(body))
      ? [{place: docPath, what: 'the title is in the front matter; remove the "# " heading'}]
      : []),
  ];
}

/** Drawings and pictures of a body whose text alternative is missing or says too little. */
export function pictureFaults(docPath: string, body: string): Fault[] {
  const text = withoutCode(body);
  const drawings = [
    ...text.matchAll(/<(?<name>Drawing|Sequence|Figure)\b(?<rest>[\s\S]*?)(?:\/>|>)/gu),
  ];
  const images = [...text.matchAll(/!\[(?<alt>[^\]]*)\]\(/gu)];
  return [
    ...drawings
      .filter(
        ({groups}) =>
          (/\balt="(?<alt>[^"]*)"/u.exec(groups?.rest ?? '')?.groups?.alt ?? '').length < 40,
      )
      .map(({groups}) => ({
        place: docPath,
        what: `a ${groups?.name} needs alt="…" that describes it in a full sentence`,
      })),
    ...images
      .filter(({groups}) => (groups?.alt ?? '').trim().length < 10)
      .map(() => ({place: docPath, what: 'an image needs a text alternative'})),
  ];
}

/** Tables with a column that has no name: a screen reader announces nothing before its cells. */
export function tableFaults(docPath: string, body: string): Fault[] {
  const lines = withoutCode(body).split('\n');
  return lines
    .filter(
      (line, index) =>
        /^\s*\|[\s:|]*-{3}[\s:|-]*$/u.test(lines[index + 1] ?? '') && /\|\s*\|/u.test(line),
    )
    .map((line) => ({place: docPath, what: `name every column of the table "${line.trim()}"`}));
}

/** Sentences of a body: prose only, inline code made alike so that names do not hide a repetition. */
function sentencesOf(body: string): string[] {
  return withoutCode(body)
    .replaceAll(/<(?:Drawing|Sequence|Figure)\b[\s\S]*?(?:\n\/>|<\/Figure>)/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:[|#<:{]|import\b|!\[)/u.test(line))
    .map((line) => line.replace(/^(?:[-*]|\d+\.)\s+/u, ''))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .map((sentence) => sentence.replaceAll(/`[^`]*`/gu, '`x`').trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Sentences of twelve words or more that are on more than three pages of one
 * tree: they belong in a partial, or nowhere.
 */
export function repetitionFaults(
  pages: readonly {readonly docPath: string; readonly body: string}[],
): Fault[] {
  const places = new Map<string, Set<string>>();
  for (const {docPath, body} of pages) {
    for (const sentence of sentencesOf(body)) {
      if (sentence.split(/\s+/u).length >= 12) {
        places.set(sentence, (places.get(sentence) ?? new Set()).add(docPath));
      }
    }
  }
  return [...places]
    .filter(([, docPaths]) => docPaths.size > 3)
    .map(([sentence, docPaths]) => ({
      place: [...docPaths].join(', '),
      what: `the same sentence is on ${docPaths.size} pages: "${sentence}"`,
    }));
}

/**
 * Share of its words that a page may have in sentences of a page of another
 * device. Words, as every page has the same short steps on the screen.
 */
const mostShared = 1 / 5;

const wordsOf = (sentences: Iterable<string>): number =>
  [...sentences].reduce((sum, sentence) => sum + sentence.split(/\s+/u).length, 0);

/**
 * Pairs of I/O server pages that say the same in more than a fifth of the
 * sentences of the shorter one. The names of the device are masked; what a
 * partial says does not count.
 */
export function likenessFaults(
  pages: readonly {
    readonly docPath: string;
    readonly body: string;
    /** Names of the device: title, type, manufacturer. */
    readonly names: readonly string[];
  }[],
): Fault[] {
  const said = pages.map(({docPath, body, names}) => ({
    docPath,
    sentences: new Set(
      sentencesOf(body).map((sentence) =>
        names
          .filter((name) => name !== '')
          .reduce((text, name) => text.replaceAll(name, 'x'), sentence)
          .toLowerCase(),
      ),
    ),
  }));
  return said.flatMap((one, index) =>
    said.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence));
      const fewest = Math.min(wordsOf(one.sentences), wordsOf(other.sentences));
      return wordsOf(shared) <= fewest * mostShared
        ? []
        : [
            {
              place: `${one.docPath}, ${other.docPath}`,
              what: `${wordsOf(shared)} of ${fewest} words are in the same sentences, such as "${shared[0]}": move what holds for both into a partial`,
            },
          ];
    }),
  );
}

/**
 * I/O server pages and pages of their UI objects whose front matter does not
 * name each other: `objects` of the one, `ioServer` of the other.
 */
export function pairFaults(
  pages: readonly {
    readonly docPath: string;
    readonly frontMatter: FrontMatter;
  }[],
): Fault[] {
  const slugOf = (docPath: string): string => docPath.replace(/^.*\/|\.mdx$/gu, '');
  const objects = new Map<string, string | undefined>();
  const ioServers = new Map<string, readonly string[]>();
  for (const {docPath, frontMatter: page} of pages) {
    if (page.family === 'object') {
      objects.set(slugOf(docPath), page.ioServer);
    } else if (page.family === 'io-server') {
      ioServers.set(slugOf(docPath), page.objects ?? []);
    }
  }
  return [
    ...[...objects]
      .filter(
        ([slug, ioServer]) =>
          ioServer !== undefined && ioServers.get(ioServer)?.includes(slug) !== true,
      )
      .map(([slug, ioServer]) => ({
        place: `${families['io-server'].folder}/${ioServer}.mdx`,
        what: `is named as I/O server by the object "${slug}": add "objects: [${slug}]" to its front matter`,
      })),
    ...[...ioServers].flatMap(([ioServer, slugs]) =>
      slugs
        .filter((slug) => objects.get(slug) !== ioServer)
        .map((slug) => ({
          place: `${families.object.folder}/${slug}.mdx`,
          what: `is named as UI object by the I/O server "${ioServer}": add "ioServer: ${ioServer}" to its front matter`,
        })),
    ),
  ];
}

/**
 * Addresses of code examples and prose that lead to a host which is not
 * reserved for documentation, outside links and versions of a firmware.
 */
export function addressFaults(docPath: string, body: string): Fault[] {
  const allowed =
    /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|192\.168\.|127\.0\.0\.1|233\.252\.0\.|0\.0\.0\.0|255\.|224\.0\.23\.12)/u;
  const candidates = [
    ...body.matchAll(/(?<![\d.])(?<!firmware[^\n]{0,60})(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/gu),
  ].map(([address]) => address);
  return [...new Set(candidates)]
    .filter(
      (address) =>
        address.split('.').every((part) => Number(part) <= 255) && !allowed.test(address),
    )
    .map((address) => ({
      place: docPath,
      what: `${address} is not an address for documentation; use 192.0.2.x, 198.51.100.x or 203.0.113.x`,
    }));
}

/** The part of a body below a second-level heading. */
function sectionOf(body: string, heading: string): string {
  return body.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/**
 * Faults in the steps that add an I/O server: the fields, **Confirm**, the options, **Save** and
 * **Save** again, numbered without a gap.
 *
 * @param docPath path below the docs tree
 */
export function stepFaults(docPath: string, body: string): Fault[] {
  const section = sectionOf(body, 'Add the I/O server');
  const faults: string[] = [];
  const at = (pattern: RegExp): number => section.search(pattern);
  const [added, set, saved] = [
    at(/<Add(?:Unnamed)?IoServer\b/u),
    at(/<SetOptions\b/u),
    at(/<AfterAdding\b/u),
  ];
  if (added < 0 || saved < added) faults.push('needs <AddIoServer> and, after it, <AfterAdding>');
  if (set >= 0 && (set < added || set > saved)) {
    faults.push('<SetOptions> belongs between <AddIoServer> and <AfterAdding>');
  }
  if (set >= 0 !== /<AfterAdding[^>]*\boptions\b/u.test(section)) {
    faults.push('<AfterAdding options> goes with <SetOptions>, and only with it');
  }
  if (/\*\*(?:Confirm|Save|Options)\*\*/u.test(section.slice(0, Math.max(saved, 0)))) {
    faults.push('<SetOptions> and <AfterAdding> have the steps Confirm, Options and Save');
  }
  const steps = [
    ...section.matchAll(
      /^(?<step>\d+)\. |<(?<add>Add(?:Unnamed)?IoServer)\b|<(?:IpAddress|CommId)\b|<\w+ [^>]*\bstep=\{(?<prop>\d+)\}/gmu,
    ),
  ];
  let next = 1;
  for (const {groups, 0: text} of steps) {
    if (groups?.add !== undefined) {
      next = 3;
      continue;
    }
    const step = groups?.step ?? groups?.prop;
    if (step !== undefined && Number(step) !== next) {
      faults.push(`step ${step} should be ${String(next)}: ${text.trim()}`);
    }
    next = Number(step ?? next) + 1;
  }
  return faults.map((what) => ({place: docPath, what}));
}

/**
 * Faults in the tables of data points: each has the columns ID, Value, R/W and Meaning,
 * and `connection` is promised after adding only where it is a data point.
 *
 * @param docPath path below the docs tree
 */
export function dataPointFaults(docPath: string, body: string): Fault[] {
  const section = sectionOf(body, 'Data points');
  const faults: string[] = [];
  for (const [table] of section.matchAll(/(?:^\|.*\n?)+/gmu)) {
    const rows = table
      .trim()
      .split('\n')
      .map((row) =>
        row
          .replaceAll('\\|', '')
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const [head = []] = rows;
    if (head[0] !== 'ID') continue;
    if (head.join(', ') !== 'ID, Value, R/W, Meaning') {
      faults.push(`columns of data points are ID, Value, R/W, Meaning, not ${head.join(', ')}`);
    }
  }
  const promised =
    /<AfterAdding\b/u.test(body) && !/<AfterAdding[^>]*connection=\{false\}/u.test(body);
  if (promised && !/^\| `connection`/mu.test(section)) {
    faults.push('<AfterAdding connection={false}>: the page has no data point `connection`');
  }
  return faults.map((what) => ({place: docPath, what}));
}

import {families, familyOf} from '../../src/content/schema/families';
import type {FrontMatter} from '../../src/content/schema/frontMatter';
import {familyHeadings, requiredHeadings} from '../../src/content/schema/headings';

// Each check returns its faults as `page: what to do`.

interface PageBody {
  readonly docPath: string;
  readonly body: string;
}

export const withoutCode = (body: string): string =>
  body.replaceAll(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2[ \t]*$/gmu, '');

/** Headings of a page that its family requires and it lacks, or that are out of order. */
export function headingFaults(docPath: string, body: string): string[] {
  const family = familyOf(docPath);
  const order = familyHeadings[family] ?? [];
  const text = withoutCode(body);
  const present = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => heading.trim());
  const missing = (requiredHeadings[family] ?? []).filter((heading) => !present.includes(heading));
  const known = present.filter((heading) => order.includes(heading));
  const sorted = [...known].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const misplaced = known.find((heading, index) => heading !== sorted[index]);
  return [
    ...missing.map((heading) => `lacks the heading "## ${heading}"`),
    ...(misplaced === undefined
      ? []
      : [`"## ${misplaced}" is out of order; the order is ${sorted.join(', ')}`]),
    ...(present.includes('More information')
      ? ['links are rendered from moreInformation in the front matter; remove the heading']
      : []),
    ...(/^# /mu.test(text) ? ['the title is in the front matter; remove the "# " heading'] : []),
  ].map((what) => `${docPath}: ${what}`);
}

/** Drawings and pictures of a body whose text alternative is missing or says too little. */
export function pictureFaults(docPath: string, body: string): string[] {
  const text = withoutCode(body);
  const drawings = text.matchAll(/<(Drawing|Sequence|Figure)\b([\s\S]*?)(?:\/>|>)/gu);
  return [
    ...[...drawings].flatMap(([, name = '', rest = '']) =>
      /\balt="[^"]{40,}"/u.test(rest)
        ? []
        : [`${docPath}: a ${name} needs alt="…" that describes it in a full sentence`],
    ),
    ...[...text.matchAll(/!\[([^\]]*)\]\(/gu)]
      .filter(([, alt = '']) => alt.trim().length < 10)
      .map(() => `${docPath}: an image needs a text alternative`),
  ];
}

/** Tables with a column that has no name: a screen reader announces nothing before its cells. */
export const tableFaults = (docPath: string, body: string): string[] =>
  [...withoutCode(body).matchAll(/^.*\|[ \t]*\|.*(?=\n[ \t]*\|[ \t:|]*-{3}[ \t:|-]*$)/gmu)].map(
    ([line]) => `${docPath}: name every column of the table "${line.trim()}"`,
  );

/** Sentences of a body: prose only, inline code made alike so that names do not hide a repetition. */
const sentencesOf = (body: string): string[] =>
  withoutCode(body)
    .replaceAll(/<(?:Drawing|Sequence|Figure)\b[\s\S]*?(?:\n\/>|<\/Figure>)/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:[|#<:{]|import\b|!\[)/u.test(line))
    .map((line) => line.replace(/^(?:[-*]|\d+\.)\s+/u, ''))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .map((sentence) => sentence.replaceAll(/`[^`]*`/gu, '`x`').trim())
    .filter((sentence) => sentence !== '');

/** Sentences of twelve words or more that are on more than three pages of one tree. */
export function repetitionFaults(pages: readonly PageBody[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const {docPath, body} of pages) {
    for (const sentence of sentencesOf(body).filter((one) => one.split(/\s+/u).length >= 12)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(docPath));
    }
  }
  return [...places]
    .filter(([, docPaths]) => docPaths.size > 3)
    .map(([sentence, docPaths]) => `${[...docPaths].join(', ')}: move "${sentence}" to a partial`);
}

/** I/O server pages and pages of their UI objects whose front matter does not name each other. */
export function pairFaults(
  pages: readonly {readonly docPath: string; readonly frontMatter: FrontMatter}[],
): string[] {
  const slugOf = (docPath: string): string => docPath.replace(/^.*\/|\.mdx$/gu, '');
  const ofObjects = pages.flatMap(({docPath, frontMatter: page}) =>
    page.family === 'object' && page.ioServer !== undefined
      ? [[page.ioServer, slugOf(docPath)] as const]
      : [],
  );
  const ofServers = pages.flatMap(({docPath, frontMatter: page}) =>
    page.family === 'io-server'
      ? (page.objects ?? []).map((object) => [slugOf(docPath), object] as const)
      : [],
  );
  const isIn = (pairs: typeof ofObjects, [server, object]: readonly [string, string]) =>
    pairs.some((pair) => pair[0] === server && pair[1] === object);
  return [
    ...ofObjects
      .filter((pair) => !isIn(ofServers, pair))
      .map(
        ([server, object]) =>
          `${families['io-server'].folder}/${server}.mdx: add "objects: [${object}]" to the front matter, as the object names it`,
      ),
    ...ofServers
      .filter((pair) => !isIn(ofObjects, pair))
      .map(
        ([server, object]) =>
          `${families.object.folder}/${object}.mdx: add "ioServer: ${server}" to the front matter, as the I/O server names it`,
      ),
  ];
}

/** Addresses that are not reserved for documentation, outside links and versions of a firmware. */
export function addressFaults(docPath: string, body: string): string[] {
  const allowed =
    /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|192\.168\.|127\.0\.0\.1|233\.252\.0\.|0\.0\.0\.0|255\.|224\.0\.23\.12)/u;
  const candidates =
    body.match(/(?<![\d.])(?<!firmware[^\n]{0,60})(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/gu) ?? [];
  return [...new Set(candidates)]
    .filter((address) => address.split('.').every((part) => Number(part) <= 255))
    .filter((address) => !allowed.test(address))
    .map((address) => `${docPath}: replace ${address} with 192.0.2.x, 198.51.100.x or 203.0.113.x`);
}

const sectionOf = (body: string, heading: string): string =>
  body.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/**
 * Faults in the steps that add an I/O server: the fields, **Confirm**, the options, **Save** and
 * **Save** again, numbered without a gap.
 */
export function stepFaults(docPath: string, body: string): string[] {
  const section = sectionOf(body, 'Add the I/O server');
  const [added = 0, set = 0, saved = 0] = [
    ...[/<Add(?:Unnamed)?IoServer\b/u, /<SetOptions\b/u, /<AfterAdding\b/u],
  ].map((pattern) => section.search(pattern));
  const faults: string[] = [];
  const check = (isFault: boolean, what: string) => isFault && faults.push(`${docPath}: ${what}`);
  check(added < 0 || saved < added, 'needs <AddIoServer> and, after it, <AfterAdding>');
  check(
    set >= 0 && (set < added || set > saved),
    '<SetOptions> belongs between <AddIoServer> and <AfterAdding>',
  );
  check(
    set >= 0 !== /<AfterAdding[^>]*\boptions\b/u.test(section),
    '<AfterAdding options> goes with <SetOptions>, and only with it',
  );
  check(
    /\*\*(?:Confirm|Save|Options)\*\*/u.test(section.slice(0, Math.max(saved, 0))),
    '<SetOptions> and <AfterAdding> have the steps Confirm, Options and Save',
  );
  let next = 1;
  for (const {groups, 0: text} of section.matchAll(
    /^(?<step>\d+)\. |<(?<add>Add(?:Unnamed)?IoServer)\b|<(?:IpAddress|CommId)\b|<\w+ [^>]*\bstep=\{(?<prop>\d+)\}/gmu,
  )) {
    const step = Number(groups?.step ?? groups?.prop ?? next);
    const isAdded = groups?.add !== undefined;
    check(!isAdded && step !== next, `step ${step} should be ${next}: ${text.trim()}`);
    next = isAdded ? 3 : step + 1;
  }
  return faults;
}

/**
 * Faults in the tables of data points: each has the columns ID, Value, R/W and Meaning,
 * and `connection` is promised after adding only where it is a data point.
 */
export function dataPointFaults(docPath: string, body: string): string[] {
  const section = sectionOf(body, 'Data points');
  const heads = [...section.matchAll(/(?<!\|.*\n)^\| *ID *\|.*$/gmu)].map(([head]) =>
    head
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
      .join(', '),
  );
  const promised =
    /<AfterAdding\b/u.test(body) && !/<AfterAdding[^>]*connection=\{false\}/u.test(body);
  return [
    ...heads
      .filter((head) => head !== 'ID, Value, R/W, Meaning')
      .map((head) => `columns of data points are ID, Value, R/W, Meaning, not ${head}`),
    ...(promised && !/^\| `connection`/mu.test(section)
      ? ['<AfterAdding connection={false}>: the page has no data point `connection`']
      : []),
  ].map((what) => `${docPath}: ${what}`);
}

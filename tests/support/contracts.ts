import {families, familyOf} from '../../src/content/schema/families';
import type {FrontMatter} from '../../src/content/schema/frontMatter';
import {familyHeadings, requiredHeadings} from '../../src/content/schema/headings';

// Each check returns its faults as `page: message`.

interface PageBody {
  readonly docPath: string;
  readonly body: string;
}

export const withoutCode = (body: string): string =>
  body.replaceAll(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2[ \t]*$/gmu, '');

/** Required headings that are missing or out of order. */
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
  ].map((message) => `${docPath}: ${message}`);
}

/** Drawings and images whose text alternative is missing or too short. */
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

/** Tables with an unnamed column: a screen reader announces no header for its cells. */
export const tableFaults = (docPath: string, body: string): string[] =>
  [...withoutCode(body).matchAll(/^.*\|[ \t]*\|.*(?=\n[ \t]*\|[ \t:|]*-{3}[ \t:|-]*$)/gmu)].map(
    ([line]) => `${docPath}: name every column of the table "${line.trim()}"`,
  );

/** Sentences of the prose, with inline code masked so that names do not hide a repetition. */
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

/** Sentences of twelve words or more that more than three pages repeat. */
export function repetitionFaults(pages: readonly PageBody[]): string[] {
  const occurrences = new Map<string, Set<string>>();
  for (const {docPath, body} of pages) {
    for (const sentence of sentencesOf(body).filter((one) => one.split(/\s+/u).length >= 12)) {
      occurrences.set(sentence, (occurrences.get(sentence) ?? new Set()).add(docPath));
    }
  }
  return [...occurrences]
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

/** IP addresses that are not reserved for documentation, except firmware versions. */
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
 * Faults in the numbered steps that add an I/O server: missing or misplaced components, and gaps
 * in the numbering.
 */
export function stepFaults(docPath: string, body: string): string[] {
  const section = sectionOf(body, 'Add the I/O server');
  const added = section.search(/<Add(?:Unnamed)?IoServer\b/u);
  const set = section.search(/<SetOptions\b/u);
  const saved = section.search(/<AfterAdding\b/u);
  const faults: string[] = [];
  const check = (isFault: boolean, message: string) =>
    isFault && faults.push(`${docPath}: ${message}`);
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
 * Faults in the tables of data points: columns other than ID, Value, R/W and Meaning, and
 * `<AfterAdding>` that refers to a data point `connection` that the page does not have.
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
  const refersToConnection =
    /<AfterAdding\b/u.test(body) && !/<AfterAdding[^>]*connection=\{false\}/u.test(body);
  return [
    ...heads
      .filter((head) => head !== 'ID, Value, R/W, Meaning')
      .map((head) => `columns of data points are ID, Value, R/W, Meaning, not ${head}`),
    ...(refersToConnection && !/^\| `connection`/mu.test(section)
      ? ['<AfterAdding connection={false}>: the page has no data point `connection`']
      : []),
  ].map((message) => `${docPath}: ${message}`);
}

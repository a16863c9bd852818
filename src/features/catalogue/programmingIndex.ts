import {createSlugger} from '@docusaurus/utils';
import {entriesOf, kindOf, namedOnlyOf, referencePages} from '../../content/reference/entries';
import {families} from '../../content/schema/families';

/** Programmable item: keyword, callback, method, parameter or attribute. */
export interface IndexEntry {
  readonly name: string;
  /** For example `EVENTS action`. */
  readonly kind: string;
  /** ID of the page that explains it. */
  readonly doc: string;
  /** Hash of its heading, without `#`. */
  readonly anchor: string;
  /** Meaning. */
  readonly does?: string;
}

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

/** Headings with their anchors on the site. */
function headingsOf(body: string): Heading[] {
  const slugger = createSlugger();
  let fence: string | undefined;
  return body.split('\n').flatMap((line) => {
    const mark = /^\s*(?<mark>`{3,})/u.exec(line)?.groups?.mark;
    if (mark !== undefined) {
      fence = fence === undefined ? mark : fence === mark ? undefined : fence;
      return [];
    }
    const heading =
      fence === undefined ? /^(?<marks>#{1,6}) (?<text>.+)$/u.exec(line)?.groups : undefined;
    if (heading?.marks === undefined || heading.text === undefined) {
      return [];
    }
    const ownAnchor = /\s*\{#(?<id>[^}]+)\}\s*$/u.exec(heading.text)?.groups?.id;
    const text = heading.text
      .replace(/\s*\{#[^}]+\}\s*$/u, '')
      .replaceAll('`', '')
      .trim();
    return [{level: heading.marks.length, text, anchor: ownAnchor ?? slugger.slug(text)}];
  });
}

/** Elements whose attributes the page lists. */
function elementsOf(body: string): string[] {
  return [...body.matchAll(/^<Attributes element="(?<element>[^"]+)" \/>$/gmu)].map(
    ({groups}) => groups?.element ?? '',
  );
}

/** Cells of the first column named `Attribute` of the tables below `## Attributes`. */
function attributesOf(body: string): string[] {
  const section =
    /^## Attributes\n(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/mu.exec(body)?.groups?.text ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const column = rows[0]?.indexOf('Attribute') ?? -1;
  return rows
    .slice(2)
    .flatMap((row) => (row[column] ?? '').split(','))
    .map((name) => name.replaceAll('`', '').trim())
    .filter((name) => /^[A-Za-z]/u.test(name));
}

/** Whether the programming index reads a page. */
export function isIndexed(doc: string): boolean {
  return kindOf(doc) !== undefined || doc.startsWith(`${families.object.folder}/`);
}

/**
 * Entries of a page in the programming index.
 *
 * @param attributeNamesOf names of the attributes of an element in code
 */
export function indexEntries(
  doc: string,
  title: string,
  body: string,
  attributeNamesOf: (element: string) => readonly string[],
): IndexEntry[] {
  if (!isIndexed(doc)) {
    return [];
  }
  const kind = kindOf(doc);
  if (kind !== undefined) {
    const page = referencePages.find((one) => one.doc === doc);
    const table = entriesOf(doc);
    const entries = headingsOf(body)
      .filter(({level}) => level === 3)
      .map(({text, anchor}): IndexEntry => {
        const does = table[text]?.does;
        return {name: text, kind, doc, anchor, ...(does !== undefined && {does})};
      });
    const names = (page === undefined ? [] : namedOnlyOf(page)).map(({name, does}): IndexEntry => ({
      name,
      kind,
      doc,
      anchor: 'named-without-details',
      does,
    }));
    return [...entries, ...names];
  }
  const names = new Set([...elementsOf(body).flatMap(attributeNamesOf), ...attributesOf(body)]);
  return [...names].map((name) => ({
    name,
    kind: `${title} attribute`,
    doc,
    anchor: 'attributes',
  }));
}

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {entriesOf, kindOf, namedOnlyOf, referencePages} from '../../content/reference/entries';
import {families} from '../../content/schema/families';

/** Programmable item: keyword, callback, method, parameter or attribute. */
export interface IndexEntry {
  readonly name: string;
  /** For example `EVENTS action`. */
  readonly kind: string;
  /** ID of the page that explains it. */
  readonly doc: string;
  /** Hash of the heading on this page, without `#`. */
  readonly anchor: string;
  readonly does?: string;
}

/** Headings of level 3 with their anchors on the site. */
function entryHeadings(body: string): {readonly name: string; readonly anchor: string}[] {
  const slugger = createSlugger();
  const prose = body.replaceAll(/^[^\S\n]*(?<mark>`{3,})[^]*?^[^\S\n]*\k<mark>$/gmu, '');
  return [...prose.matchAll(/^(#{1,6}) (.+)$/gmu)].flatMap(([, marks, heading = '']) => {
    const {text, id} = parseMarkdownHeadingId(heading);
    const name = text.replaceAll('`', '').trim();
    const anchor = id ?? slugger.slug(name);
    return marks === '###' ? [{name, anchor}] : [];
  });
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());
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
    .map(cellsOf);
  const column = rows[0]?.findIndex((head) => /^Attribute( |$)/u.test(head)) ?? -1;
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
  const kind = kindOf(doc);
  if (kind !== undefined) {
    const page = referencePages.find((one) => one.doc === doc);
    const table = entriesOf(doc);
    const anchor = 'named-without-details';
    return [
      ...entryHeadings(body).map((one) => ({...one, kind, doc, does: table[one.name]?.does})),
      ...(page ? namedOnlyOf(page) : []).map(({name, does}) => ({name, kind, doc, anchor, does})),
    ];
  }
  const names = new Set([...elementsOf(body).flatMap(attributeNamesOf), ...attributesOf(body)]);
  return [...names].map((name) => ({name, kind: `${title} attribute`, doc, anchor: 'attributes'}));
}

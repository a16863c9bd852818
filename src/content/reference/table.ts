import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import {relativeLink} from '../remark/nodes';
import {editionMark} from '../schema/editions';
import {
  entriesOf,
  languages,
  namedOnlyOf,
  programmables,
  referencePages,
  type Direction,
  type Language,
  type Name,
  type ReferencePage,
} from './entries';
import {responsesPage} from './otherPages';
import type {Source} from './sources';

const heads: Readonly<Record<Direction, string>> = {callback: 'When', command: 'Purpose'};

/** Mark after a name that is documented for version 3 only. */
const markOf = ({isOfVersion3}: Source): string => (isOfVersion3 ? ` ${editionMark}` : '');

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A Markdown link to an entry, relative to a page. */
function linkTo(text: string, from: string, to: string, heading: string): string {
  const address = from === to ? '' : relativeLink(from, to);
  return `[\`${text}\`](${address}#${createSlugger().slug(heading)})`;
}

/** Page that contains the table, and the direction of its names. */
interface TableContext {
  readonly doc: string;
  readonly direction: Direction;
}

/** Cell with names of a language: links to their entries, then the names without an entry. */
function namesCell(
  {doc, direction}: TableContext,
  language: Language,
  names: readonly Name[],
): string {
  const target = referencePages.find(
    (one) => one.direction === direction && one.language === language,
  );
  const links = names
    .filter(({form}) => form !== undefined)
    .map(({name}) => linkTo(name, doc, target?.doc ?? doc, name));
  const bare = names.filter(({form}) => form === undefined).map(({name}) => `\`${name}\``);
  const note = bare.length > 1 ? 'names only' : 'name only';
  return [...links, ...(bare.length > 0 ? [`${bare.join(', ')} (${note})`] : [])].join(', ');
}

/**
 * Markdown table of the equivalents in the other languages. It has a row for each event or action
 * with a name in the language of the page and in another language.
 */
export function languageTable(page: ReferencePage): string {
  const others = languages.filter((language) => language !== page.language);
  const columns = [page.language, ...others];
  const rows = programmables
    .filter(
      ({direction, names}) =>
        direction === page.direction &&
        names[page.language].length > 0 &&
        others.some((language) => names[language].length > 0),
    )
    .map(({does, names}) => [
      ...columns.map((language) => namesCell(page, language, names[language])),
      does,
    ]);
  return tableOf([...columns, heads[page.direction]], rows);
}

/** Markdown table of the names in a page's language that have no form; equal rows are merged. */
export function namedTable(page: ReferencePage): string {
  const rows = new Map<string, string[]>();
  const byName = namedOnlyOf(page).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  for (const one of byName) {
    const cells = `${one.does} | ${one.note ?? ''}`;
    rows.set(cells, [...(rows.get(cells) ?? []), `\`${one.name}\`${markOf(one)}`]);
  }
  return tableOf(
    ['Name', heads[page.direction], 'Note'],
    [...rows].map(([cells, names]) => [names.join(', '), cells]),
  );
}

/**
 * Markdown table of some events or actions, with a column for each language in use.
 *
 * @param names a name in any language for each row, in the order of the rows
 * @throws Error with the name that no record has
 */
export function eachLanguageTable(context: TableContext, names: readonly string[]): string {
  const rows = names.map((name) => {
    const printed = name === '$' ? '$name' : name;
    const row = programmables.find(
      (one) =>
        one.direction === context.direction &&
        languages.some((language) => one.names[language].some((other) => other.name === printed)),
    );
    if (row === undefined) {
      throw new Error(
        `src/content/reference has no ${context.direction} "${name}": use a name from ${referencePages
          .filter(({direction}) => direction === context.direction)
          .map(({doc}) => path.posix.basename(doc))
          .join(', ')}`,
      );
    }
    return row;
  });
  const shown = languages.filter((language) => rows.some((row) => row.names[language].length > 0));
  return tableOf(
    [heads[context.direction], ...shown],
    rows.map((row) => [
      row.does,
      ...shown.map((language) => namesCell(context, language, row.names[language])),
    ]),
  );
}

/** Markdown table of the responses of `userCommand`, with links to the entries. */
export function responsesTable(doc: string): string {
  const responses = Object.entries(entriesOf(responsesPage)).filter(
    ([heading]) => heading !== 'userCommand' && heading !== '/close',
  );
  return tableOf(
    ['Response', 'Effect in the client'],
    responses.map(([heading, entry]) => {
      const link = linkTo(heading.replace(/ \(.*\)$/u, ''), doc, responsesPage, heading);
      const format = entry.form?.lang === 'json' ? 'JSON with ' : '';
      return [`${format}${link}${markOf(entry)}`, entry.does];
    }),
  );
}

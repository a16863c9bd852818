import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import {editionMark} from '../schema/editions';
import {isOfVersion3, namedOnlyOf} from './entries';
import type {Manual} from './manuals';
import {namedNotes, type NamedNote} from './named';
import {clientAnswers} from './clientAnswers';
import {answersPage, clientPage, driverWrites, otherEntries} from './otherEntries';
import {
  headingOf,
  languages,
  namesOf,
  programmables,
  referencePages,
  type Direction,
  type Language,
  type ReferencePage,
} from './programmables';

const heads: Readonly<Record<Direction, string>> = {callback: 'When', command: 'Purpose'};

/** Mark behind a name that is documented for version 3 alone. */
const markOf = (entry: {readonly manual: Manual}): string =>
  isOfVersion3(entry) ? ` ${editionMark}` : '';

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Address of an entry as a link of a page has it. */
function entryAddress(from: string, to: string, heading: string): string {
  const file = path.posix.relative(path.posix.dirname(from), to);
  const address = from === to ? '' : `${file.startsWith('.') ? '' : './'}${file}.mdx`;
  return `${address}#${createSlugger().slug(heading)}`;
}

/** A page, and whether the names that it needs are callbacks or commands. */
interface Place {
  readonly doc: string;
  readonly direction: Direction;
}

/** Names of a language as a cell has them: links to their entries, then the bare names of those that have none. */
function namesCell(place: Place, language: Language, names: readonly string[] = []): string {
  const target = referencePages.find(
    (one) => one.direction === place.direction && one.language === language,
  );
  const shown = namesOf(place.direction, language);
  const bare = names.filter((name) => (shown[name]?.forms ?? []).length === 0);
  const links = names
    .filter((name) => !bare.includes(name))
    .map(headingOf)
    .map(
      (heading) =>
        `[\`${heading}\`](${entryAddress(place.doc, target?.doc ?? place.doc, heading)})`,
    );
  const codes = bare.map((name) => `\`${headingOf(name)}\``).join(', ');
  const note = bare.length > 1 ? 'names only' : 'name only';
  return [...links, ...(bare.length > 0 ? [`${codes} (${note})`] : [])].join(', ');
}

/**
 * Markdown table of what the entries of a page are in the other languages: a
 * row for each thing that has a name in this language and in another.
 */
export function languageTable(page: ReferencePage): string {
  const order = [page.language, ...languages.filter((language) => language !== page.language)];
  const rows = programmables
    .filter(
      ({direction, names}) =>
        direction === page.direction &&
        (names[page.language] ?? []).length > 0 &&
        order.slice(1).some((language) => (names[language] ?? []).length > 0),
    )
    .map(({does, names}) => [
      ...order.map((language) => namesCell(page, language, names[language])),
      does,
    ]);
  return tableOf([...order, heads[page.direction]], rows);
}

/** Names without a form that share a row, because their cells are equal. */
interface NamedRow {
  readonly names: {readonly name: string; readonly mark: string}[];
  readonly cells: readonly string[];
}

/**
 * Markdown table of the names of a page's language that have no form.
 */
export function namedTable(page: ReferencePage): string {
  const notes: Readonly<Record<string, NamedNote>> = namedNotes[page.direction][page.language];
  const rows: NamedRow[] = [];
  const byName = namedOnlyOf(page).sort((a, b) => a.name.localeCompare(b.name));
  for (const {name, manual, does = ''} of byName) {
    const named = {name, mark: markOf({manual})};
    const cells = [does, notes[name]?.more ?? ''];
    const same = rows.find((row) => row.cells.join('|') === cells.join('|'));
    if (same) {
      same.names.push(named);
    } else {
      rows.push({names: [named], cells});
    }
  }
  return tableOf(
    ['Name', heads[page.direction], 'Note'],
    rows.map(({names, cells}) => [
      names.map(({name, mark}) => `\`${headingOf(name)}\`${mark}`).join(', '),
      ...cells,
    ]),
  );
}

/**
 * Markdown table of some things in each language that has one of them.
 *
 * @param names a name in any language for each row, in the order of the rows
 * @throws Error naming a name that no row of the table has
 */
export function eachLanguageTable(place: Place, names: readonly string[]): string {
  const rows = names.map((name) => {
    const row = programmables.find(
      (one) =>
        one.direction === place.direction &&
        languages.some((language) => one.names[language]?.includes(name)),
    );
    if (row === undefined) {
      throw new Error(
        `src/reference has no ${place.direction} "${name}": take a name that ${referencePages
          .filter(({direction}) => direction === place.direction)
          .map(({doc}) => path.posix.basename(doc))
          .join(', ')} have`,
      );
    }
    return row;
  });
  const shown = languages.filter((language) => rows.some((row) => row.names[language]?.length));
  return tableOf(
    [heads[place.direction], ...shown],
    rows.map(({does, names: inRow}) => [
      does,
      ...shown.map((language) => namesCell(place, language, inRow[language])),
    ]),
  );
}

/** Markdown table of what `userCommand` can answer, for a page that links to the entries. */
export function answersTable(doc: string): string {
  const answers = Object.entries(otherEntries[answersPage] ?? {}).filter(
    ([, {answer}]) => answer !== undefined,
  );
  return tableOf(
    ['Response', 'Effect in the client'],
    answers.map(([name, {answer, does, manual}]) => [
      `${answer === 'JSON' ? 'JSON with ' : ''}[\`${name.replace(/ \(.*\)$/u, '')}\`](${entryAddress(doc, answersPage, name)})${markOf({manual})}`,
      does,
    ]),
  );
}

/** Markdown table of what the client's own `userCommand` can answer, for a page that links to the entries. */
export function clientAnswersTable(doc: string): string {
  return tableOf(
    ['Response', 'Effect'],
    clientAnswers.map(({answer, does, manual, entry}) => [
      `${
        entry === undefined
          ? `\`${answer}\``
          : `[\`${answer}\`](${entryAddress(doc, clientPage, entry)})`
      }${markOf({manual})}`,
      does,
    ]),
  );
}

/** Markdown table of the methods that store a value in a data point of a driver, for the page of their entries. */
export function driverWritesTable(): string {
  return tableOf(
    ['Method', 'Purpose', 'Fires events', 'Writes to the log'],
    Object.entries(driverWrites).map(([name, {does, events, log}]) => [
      `[\`${name}\`](#${createSlugger().slug(name)})`,
      does,
      events ? 'if the value changes' : 'no',
      log ? 'yes' : 'no',
    ]),
  );
}

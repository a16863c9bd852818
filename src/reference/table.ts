import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import {namedOnlyOf} from './entries';
import {manualText} from './manuals';
import {namedNotes, type NamedNote} from './named';
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

const heads: Readonly<Record<Direction, string>> = {callback: 'When', command: 'What for'};

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A name as a cell has it: a link to its entry, or the bare name where it has none. */
function nameCell(page: ReferencePage, language: Language, name: string): string {
  const {forms = []} = namesOf(page.direction, language)[name] ?? {};
  const shown = headingOf(name);
  if (forms.length === 0) {
    return `\`${shown}\` (name only)`;
  }
  const target = referencePages.find(
    (one) => one.direction === page.direction && one.language === language,
  );
  const anchor = createSlugger().slug(shown);
  const address =
    target === undefined || target === page
      ? ''
      : `${path.posix.relative(path.posix.dirname(page.doc), target.doc)}.mdx`;
  return `[\`${shown}\`](${address.startsWith('.') || address === '' ? address : `./${address}`}#${anchor})`;
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
      ...order.map((language) =>
        (names[language] ?? []).map((name) => nameCell(page, language, name)).join(', '),
      ),
      does,
    ]);
  return tableOf([...order, heads[page.direction]], rows);
}

/** Names without a form that stand in one row: what is known of them is the same. */
interface NamedRow {
  readonly names: string[];
  readonly cells: readonly string[];
}

/**
 * Markdown table of the names of a page's language that no source shows a form
 * of: what each is for, which manual names it, what is known of it.
 */
export function namedTable(page: ReferencePage): string {
  const notes: Readonly<Record<string, NamedNote>> = namedNotes[page.direction][page.language];
  const rows: NamedRow[] = [];
  const byName = namedOnlyOf(page).sort((a, b) => a.name.localeCompare(b.name));
  for (const {name, manual, does = ''} of byName) {
    const {where, more = ''} = notes[name] ?? {};
    const cells = [does, [manualText(manual), ...(where ? [where] : [])].join(': '), more];
    const same = rows.find((row) => row.cells.join('|') === cells.join('|'));
    if (same) {
      same.names.push(name);
    } else {
      rows.push({names: [name], cells});
    }
  }
  return tableOf(
    ['Name', heads[page.direction], 'Where it is named', 'What is known, what to write'],
    rows.map(({names, cells}) => [
      names.map((name) => `\`${headingOf(name)}\``).join(', '),
      ...cells,
    ]),
  );
}

import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import {
  headingOf,
  languages,
  namesOf,
  programmables,
  referencePages,
  type Language,
  type ReferencePage,
} from './programmables';

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
  const heads = [...order, page.direction === 'callback' ? 'When' : 'What for'];
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

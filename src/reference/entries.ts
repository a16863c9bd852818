import type {Manual} from './manuals';
import {otherEntries, type Block} from './otherEntries';
import {
  headingOf,
  namesOf,
  programmables,
  referencePages,
  type Language,
  type ReferencePage,
} from './programmables';

/** What the table has of an entry of a reference page. */
export interface Entry {
  readonly manual: Manual;
  /** What it is for, or when it comes; none where no source tells. */
  readonly does?: string;
  /** Its forms or signatures, as the page prints them. */
  readonly form?: Block;
}

/** Whether an entry is documented for version 3 alone. */
export const isOfVersion3 = ({manual}: Pick<Entry, 'manual'>): boolean => manual !== '4.x';

const blocks: Readonly<Record<Language, (value: string) => Block>> = {
  EVENTS: (value) => ({lang: 'events', value}),
  JavaScript: (value) => ({lang: 'javascript', value}),
  // Some have neither modifiers nor a type, which is no Java.
  Java: (value) => ({lang: 'text', value}),
};

/** What a name of a language is for, or when it comes. */
function doesOf({direction, language}: ReferencePage, name: string): string | undefined {
  return programmables
    .filter((row) => row.direction === direction)
    .find(({names}) => names[language]?.includes(name))?.does;
}

/** A name of a page with what the table has of it. */
export interface NamedOnly {
  readonly name: string;
  readonly manual: Manual;
  readonly does?: string;
}

/** Names that the sources have without any form: rows of the last table of a page. */
export function namedOnlyOf(page: ReferencePage): NamedOnly[] {
  return Object.entries(namesOf(page.direction, page.language))
    .filter(([, {forms}]) => forms.length === 0)
    .map(([name, {manual}]) => ({name, manual, does: doesOf(page, name)}));
}

/** The entries of a page, by heading; none for a page that is no reference. */
export function entriesOf(doc: string): Readonly<Record<string, Entry>> {
  const page = referencePages.find((one) => one.doc === doc);
  if (page === undefined) {
    return otherEntries[doc] ?? {};
  }
  return Object.fromEntries(
    Object.entries(namesOf(page.direction, page.language))
      .filter(([, {forms}]) => forms.length > 0)
      .map(([name, {manual, forms}]): [string, Entry] => [
        headingOf(name),
        {manual, does: doesOf(page, name), form: blocks[page.language](forms.join('\n'))},
      ]),
  );
}

import {actionForms, eventForms, type Form} from '../language/keywords';
import {printedLines} from '../language/match';
import {answersPage, otherPages, type Block} from './otherPages';
import {records, type ProgrammingRecord, type Signatures} from './records';
import {entriesBySource, sourceOf, type Source} from './sources';

/** Whether the server calls your code, or your code the server. */
export type Direction = 'callback' | 'command';

/** The languages of the server, in the order of the tables. */
export const languages = ['EVENTS', 'JavaScript', 'Java'] as const;
export type Language = (typeof languages)[number];

/** A page of the names of a language. */
export interface ReferencePage {
  /** Path below the docs tree, without extension. */
  readonly doc: string;
  /** The kind of its entries, in the index of programming. */
  readonly kind: string;
  readonly direction: Direction;
  readonly language: Language;
}

export const referencePages: readonly ReferencePage[] = [
  {
    doc: 'development/events/events-callback-keywords',
    kind: 'EVENTS event',
    direction: 'callback',
    language: 'EVENTS',
  },
  {
    doc: 'development/events/events-action-keywords',
    kind: 'EVENTS action',
    direction: 'command',
    language: 'EVENTS',
  },
  {
    doc: 'development/javascript/javascript-callback-functions-api',
    kind: 'JavaScript callback',
    direction: 'callback',
    language: 'JavaScript',
  },
  {
    doc: 'development/javascript/javascript-command-and-utility-functions-api',
    kind: 'JavaScript function',
    direction: 'command',
    language: 'JavaScript',
  },
  {
    doc: 'development/java/java-callback-methods-api',
    kind: 'Java callback',
    direction: 'callback',
    language: 'Java',
  },
  {
    doc: 'development/java/java-command-and-utility-methods-api',
    kind: 'Java method',
    direction: 'command',
    language: 'Java',
  },
];

/** A name of a language. */
export interface Name extends Source {
  /** As pages print it: `$` is printed with the placeholder `name`. */
  readonly name: string;
  /** Its forms or signatures as its entry prints them; none if the sources have the name only. */
  readonly forms: readonly string[];
  /** What it is for, or when it comes. */
  readonly does: string;
  /** What is known of a name without a form, as Markdown. */
  readonly note?: string;
}

/** One thing, with the names that it has in each language. */
export interface Programmable {
  readonly does: string;
  readonly direction: Direction;
  readonly names: Readonly<Record<Language, readonly Name[]>>;
}

type Shown = Pick<Name, 'forms' | 'isOfVersion3' | 'name' | 'source'>;

function keywordOf(forms: readonly Form[], keyword: string): Shown {
  return {
    name: keyword === '$' ? '$name' : keyword,
    forms: forms.flatMap(printedLines),
    isOfVersion3: !forms.some(([, source]) => source.startsWith('v4')),
  };
}

const nameOf = (signature: string): string =>
  /(?<name>\w+)\(/u.exec(signature)?.groups?.name ?? signature;

function membersOf(signatures: Signatures = {}): Shown[] {
  return entriesBySource(signatures).flatMap(([source, some]) => {
    const shown = [some].flat();
    return [...new Set(shown.map(nameOf))].map((name) => ({
      name,
      forms: shown.filter((signature) => nameOf(signature) === name && signature !== name),
      ...sourceOf(source),
    }));
  });
}

function programmablesOf(
  direction: Direction,
  forms: Readonly<Record<string, readonly Form[]>>,
): Programmable[] {
  const all: Readonly<Record<string, ProgrammingRecord>> = records[direction];
  return Object.entries(all).map(([does, {EVENTS = [], JavaScript, Java, note}]) => {
    const inLanguage = (language: Language, names: readonly Shown[]): Name[] =>
      names.map((shown) => ({
        ...shown,
        does,
        note: typeof note === 'object' ? (note[shown.name] ?? note[language]) : note,
      }));
    const keywords = [EVENTS].flat().map((keyword) => keywordOf(forms[keyword] ?? [], keyword));
    return {
      does,
      direction,
      names: {
        EVENTS: inLanguage('EVENTS', keywords),
        JavaScript: inLanguage('JavaScript', membersOf(JavaScript)),
        Java: inLanguage('Java', membersOf(Java)),
      },
    };
  });
}

/** Everything that code can wait for or do. */
export const programmables: readonly Programmable[] = [
  ...programmablesOf('callback', eventForms),
  ...programmablesOf('command', actionForms),
];

/** Every name of the language of a page, in the order of the records. */
export function namesOf({direction, language}: Omit<ReferencePage, 'doc' | 'kind'>): Name[] {
  return programmables
    .filter((one) => one.direction === direction)
    .flatMap(({names}) => names[language]);
}

/** Names of the language of a page that have no form: rows of the last table of the page. */
export function namedOnlyOf(page: ReferencePage): Name[] {
  return namesOf(page).filter(({forms}) => forms.length === 0);
}

/** What an entry of a reference page has besides its text. */
export interface Entry extends Source {
  /** What it is for, or when it comes. */
  readonly does: string;
  /** Its forms or signatures, as the page prints them. */
  readonly form?: Block;
}

const langs: Readonly<Record<Language, Block['lang']>> = {
  EVENTS: 'events',
  JavaScript: 'javascript',
  // Some have neither modifiers nor a type, which is no Java.
  Java: 'text',
};

function entriesOfLanguage(page: ReferencePage): [string, Entry][] {
  return namesOf(page)
    .filter(({forms}) => forms.length > 0)
    .map(({forms, ...name}) => [
      name.name,
      {...name, form: {lang: langs[page.language], value: forms.join('\n')}},
    ]);
}

/** The entries of a page, by heading; none for a page that is no reference. */
export function entriesOf(doc: string): Readonly<Record<string, Entry>> {
  const page = referencePages.find((one) => one.doc === doc);
  if (page !== undefined) {
    return Object.fromEntries(entriesOfLanguage(page));
  }
  const {entries = {}, lang = 'text'} = otherPages.find((one) => one.doc === doc) ?? {};
  return Object.fromEntries(
    entriesBySource(entries).flatMap(([source, some]) =>
      Object.entries(some).map(([heading, [does, value]]): [string, Entry] => {
        const isJson = doc === answersPage && value?.startsWith('{') === true;
        const form = value === undefined ? undefined : {lang: isJson ? 'json' : lang, value};
        return [heading, {...sourceOf(source), does, form}];
      }),
    ),
  );
}

/** The kind of the entries of a page, in the index of programming; none for a page that is no reference. */
export function kindOf(doc: string): string | undefined {
  return [...referencePages, ...otherPages].find((one) => one.doc === doc)?.kind;
}

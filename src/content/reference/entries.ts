import {actionForms, eventForms} from '../events/forms.data';
import type {Form} from '../events/keywords';
import {printedLines} from '../events/match';
import {responsesPage, otherPages, type Block, type OtherPage} from './otherPages';
import {records, type Signatures} from './records';
import {sourceOf, type Source} from './sources';

/** Whether the server calls your code, or your code the server. */
export type Direction = 'callback' | 'command';

/** The languages of the server, in the order of the tables. */
export const languages = ['EVENTS', 'JavaScript', 'Java'] as const;
export type Language = (typeof languages)[number];

export interface ReferencePage {
  /** Path below the docs tree, without extension. */
  readonly doc: string;
  /** Kind of the entries in the programming index. */
  readonly kind: string;
  readonly direction: Direction;
  readonly language: Language;
}

const pages = {
  EVENTS: {
    callback: ['development/events/events-callback-keywords', 'event'],
    command: ['development/events/events-action-keywords', 'action'],
  },
  JavaScript: {
    callback: ['development/javascript/javascript-callback-functions-api', 'callback'],
    command: ['development/javascript/javascript-command-and-utility-functions-api', 'function'],
  },
  Java: {
    callback: ['development/java/java-callback-methods-api', 'callback'],
    command: ['development/java/java-command-and-utility-methods-api', 'method'],
  },
} as const satisfies Record<Language, Record<Direction, readonly [doc: string, noun: string]>>;

export const referencePages: readonly ReferencePage[] = languages.flatMap((language) =>
  (['callback', 'command'] as const).map((direction) => {
    const [doc, noun] = pages[language][direction];
    return {doc, kind: `${language} ${noun}`, direction, language};
  }),
);

export interface Entry extends Source {
  /** Purpose of the entry, or when the server calls it. */
  readonly does: string;
  /** Forms or signatures, as the page prints them; undefined if the sources give the name only. */
  readonly form?: Block;
}

export interface Name extends Entry {
  /** Name as pages print it: `$` is printed with the placeholder `name`. */
  readonly name: string;
  /** A note on a name without a form, as Markdown. */
  readonly note?: string;
}

/** An event or action, with its names in each language. */
export interface Programmable {
  readonly does: string;
  readonly direction: Direction;
  readonly names: Readonly<Record<Language, readonly Name[]>>;
}

type Shown = Omit<Name, 'does' | 'note'>;

const blockOf = (lang: Block['lang'], forms: readonly string[]): Block | undefined =>
  forms.length === 0 ? undefined : {lang, value: forms.join('\n')};

function keywordOf(keyword: string, forms: readonly Form[] = []): Shown {
  return {
    name: keyword === '$' ? '$name' : keyword,
    form: blockOf('events', forms.flatMap(printedLines)),
    isOfVersion3: !forms.some(([, source]) => source.startsWith('v4')),
  };
}

const nameOf = (signature: string): string =>
  /(?<name>\w+)\(/u.exec(signature)?.groups?.name ?? signature;

function membersOf(lang: Block['lang'], signatures: Signatures = {}): Shown[] {
  return Object.entries(signatures).flatMap(([source, some]) => {
    const shown = [some].flat();
    return [...new Set(shown.map(nameOf))].map((name) => {
      const forms = shown.filter((one) => nameOf(one) === name && one !== name);
      return {name, form: blockOf(lang, forms), ...sourceOf(source)};
    });
  });
}

function programmablesOf(
  direction: Direction,
  forms: Readonly<Record<string, readonly Form[]>>,
): Programmable[] {
  return Object.entries(records[direction]).map(([does, {EVENTS = [], JavaScript, Java, note}]) => {
    const inLanguage = (language: Language, names: readonly Shown[]): Name[] =>
      names.map((shown) => ({
        ...shown,
        does,
        note: typeof note === 'object' ? (note[shown.name] ?? note[language]) : note,
      }));
    const keywords = EVENTS.map((keyword) => keywordOf(keyword, forms[keyword]));
    return {
      does,
      direction,
      names: {
        EVENTS: inLanguage('EVENTS', keywords),
        JavaScript: inLanguage('JavaScript', membersOf('javascript', JavaScript)),
        // Signatures without modifiers or a type are not valid Java.
        Java: inLanguage('Java', membersOf('text', Java)),
      },
    };
  });
}

export const programmables: readonly Programmable[] = [
  ...programmablesOf('callback', eventForms),
  ...programmablesOf('command', actionForms),
];

/** All names in the language of a page, in the order of the records. */
export function namesOf({direction, language}: Omit<ReferencePage, 'doc' | 'kind'>): Name[] {
  return programmables
    .filter((one) => one.direction === direction)
    .flatMap(({names}) => names[language]);
}

/** Names without a form in the language of a page, for the last table of the page. */
export function namedOnlyOf(page: ReferencePage): Name[] {
  return namesOf(page).filter(({form}) => form === undefined);
}

const entriesOfOther = ({doc, lang, entries}: OtherPage): [string, Entry][] =>
  Object.entries(entries).flatMap(([source, some]) =>
    Object.entries(some).map(([heading, {does, form: value}]): [string, Entry] => {
      const isJson = doc === responsesPage && value?.startsWith('{') === true;
      const block = (text: string): Block => ({lang: isJson ? 'json' : lang, value: text});
      const form = value === undefined ? undefined : block(value);
      return [heading, {...sourceOf(source), does, form}];
    }),
  );

const entries = new Map<string, Readonly<Record<string, Entry>>>([
  ...referencePages.map((page) => {
    const names = namesOf(page).filter(({form}) => form !== undefined);
    return [page.doc, Object.fromEntries(names.map((name) => [name.name, name]))] as const;
  }),
  ...otherPages.map((page) => [page.doc, Object.fromEntries(entriesOfOther(page))] as const),
]);

/** The entries of a page, by heading; none for other pages. */
export function entriesOf(doc: string): Readonly<Record<string, Entry>> {
  return entries.get(doc) ?? {};
}

/**
 * Kind of the entries of a page, as the programming index names it; `undefined` for other pages.
 */
export function kindOf(doc: string): string | undefined {
  return [...referencePages, ...otherPages].find((one) => one.doc === doc)?.kind;
}

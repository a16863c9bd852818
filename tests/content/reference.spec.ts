import {parse as parseJavaScript} from 'acorn';
import {parse as parseJava} from 'java-parser';
import {expect, test} from 'playwright/test';
import * as z from 'zod';
import {actionForms, eventForms} from '../../src/content/events/forms.data';
import type {Form} from '../../src/content/events/keywords';
import {printedLines} from '../../src/content/events/match';
import {parseEvents} from '../../src/content/events/parse';
import {
  entriesOf,
  languages,
  namesOf,
  programmables,
  referencePages,
} from '../../src/content/reference/entries';
import {otherPages, type Block} from '../../src/content/reference/otherPages';
import {records} from '../../src/content/reference/records';
import {bySource} from '../../src/content/reference/sources';
import {namedTable} from '../../src/content/reference/table';
import {fencesOf} from '../support/fences';
import {distinctPages, type Page} from '../support/project';

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

/** Whether a form is a function or a method. */
const isCalled = ({lang, value}: Block): boolean => lang !== 'events' && /\w\(/u.test(value);

function partsOf(form: Block | undefined): string[] {
  if (form === undefined) {
    return [];
  }
  const {lang, value} = form;
  const parts =
    lang === 'events'
      ? // Lower-case words after the keyword of a form; `$name` is literal.
        allOf(value.replaceAll(/^\S+/gmu, ''), /([a-z_]{2,})/gu)
      : isCalled(form)
        ? // Names in parentheses, without type parameters.
          allOf(value.replaceAll(/<[^>]*>/gu, ''), /(\w+)(?=[,)])/gu)
        : // Members and placeholders of a response, a request or a constant.
          allOf(value, /(\w+)(?="?: | = )|<([^>]+)>/gu);
  return [...new Set(parts)];
}

const heads = ['Argument', 'Parameter', 'Part', 'Member', 'Constant'];

const firstCells = (text: string): string[] =>
  (text.match(/(?:^\|.*(?:\n|$))+/gmu) ?? []).flatMap((table) => {
    const rows = table.trim().split('\n');
    const [head = '', ...cells] = rows.map((row) => (row.split('|')[1] ?? '').trim());
    return heads.includes(head) ? cells : [];
  });

/** Third-level sections of a page, with their prose and examples. */
function sectionsOf(text: string) {
  // Code is replaced by empty lines to keep the line numbers.
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, (code) => code.replaceAll(/[^\n]/gu, ''));
  const lineAt = (index: number) => prose.slice(0, index).split('\n').length;
  const starts = [...prose.matchAll(/^#{2,3} (.+)$/gmu)];
  return starts.flatMap(({0: mark, 1: name = '', index}, at) => {
    const end = starts[at + 1]?.index ?? prose.length;
    const [line, last] = [lineAt(index), lineAt(end)];
    const examples = fencesOf(text)
      .filter((fence) => fence.line > line && fence.line < last)
      .map(({code}) => code);
    return mark.startsWith('### ')
      ? [{name: name.replaceAll('`', ''), text: prose.slice(index, end), examples, line}]
      : [];
  });
}

/** The entry that a section refers to. */
const referredTo = (section: string, before: string): string | undefined =>
  new RegExp(`${before} \\[\`([^\`]+)\`\\]\\(#`, 'u').exec(section)?.[1];

/**
 * Missing parts of the entries on a reference page, as `line: name: message`: a description, a
 * table row for each parameter, the statement that there are none, the return value, an example.
 */
function entryFaults(doc: string, text: string): string[] {
  const entries = entriesOf(doc);
  const sections = sectionsOf(text);
  /** Whether the section `of` has an example of the entry `name`. */
  const hasExample = (name: string, of: string): boolean => {
    const [first = ''] = (entries[name]?.form?.value ?? name).split(/[<\n]/u);
    const short = name.replace(/ \(.*\)$/u, '');
    const marks = [short === '$name' ? '$' : short, first.trim()];
    return sections.some(
      (section) =>
        section.name === of &&
        section.examples.some((code) => marks.some((mark) => code.includes(mark))),
    );
  };
  return sections.flatMap(({name, text: section, line}) => {
    const {form, does} = entries[name] ?? {};
    const parts = partsOf(form);
    const sameAs = referredTo(section, 'The (?:arguments|parameters|members) are those of');
    const isSame =
      sameAs !== undefined &&
      partsOf(entries[sameAs]?.form).toSorted().join() === parts.toSorted().join();
    const cells = firstCells(section).join(' ');
    // Placeholders may be adjacent, as in a date without separators.
    const listed = [...cells.split(/\W+/u), cells.replaceAll(/\W/gu, '')];
    const missing = parts.filter(
      (part) =>
        !cells.includes(`<${part}>`) &&
        !listed.some((cell) => cell === part || (cell.length > 12 && cell.includes(part))),
    );
    const called = form !== undefined && isCalled(form);
    const returns = called || (form?.value ?? '').startsWith('GET ');
    const isVoid = (form?.value ?? '').split('\n').every((one) => /\bvoid \w+\(/u.test(one));
    const of = referredTo(section, 'example of') ?? name;
    const faults = [
      does === undefined ? 'src/content/reference does not say what it is for' : '',
      missing.length > 0 && !isSame ? `no table has a row for ${missing.join(', ')}` : '',
      (called || form?.lang === 'events') &&
      parts.length === 0 &&
      !/\b(?:no|without) (?:arguments|parameters)\b/iu.test(section)
        ? 'it does not say that it takes no arguments'
        : '',
      returns && !isVoid && !/\breturns?\b/iu.test(section)
        ? 'it does not say what it returns'
        : '',
      form === undefined || hasExample(name, name) || hasExample(name, of)
        ? ''
        : 'it has no example',
    ];
    return faults.filter(Boolean).map((message) => `${line}: ${name}: ${message}`);
  });
}

const listed = [...referencePages, ...otherPages].map(({doc}) => doc);

function headingsOf({text}: Page): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return [...prose.matchAll(/^### (?<heading>.+)$/gmu)].map(({groups}) =>
    (groups?.heading ?? '').replaceAll('`', ''),
  );
}

const pages = distinctPages();
/** The pages with an ID, one for each distinct text. */
const pagesWith = (doc: string) => pages.filter(({id}) => id === doc);

const unlistedSources = ({frontMatter}: Page, sources: readonly string[]) =>
  sources.filter((source) => !JSON.stringify(frontMatter.sources).includes(source));

test.describe('pages of everything programmable', () => {
  for (const doc of listed) {
    test(`${doc}: entries match the table, with parameters, return value and example`, () => {
      expect(pagesWith(doc)).not.toEqual([]);
      for (const page of pagesWith(doc)) {
        expect(headingsOf(page).toSorted()).toEqual(Object.keys(entriesOf(doc)).toSorted());
        expect(entryFaults(doc, page.text)).toEqual([]);
      }
    });
  }

  test('each page lists the sources of its entries', () => {
    const named = [
      ...referencePages.map((page) => ({doc: page.doc, all: namesOf(page)})),
      ...otherPages.map(({doc}) => ({doc, all: Object.values(entriesOf(doc))})),
    ];
    for (const {doc, all} of named) {
      const sources = all.flatMap(({source}) => source ?? []);
      expect(pagesWith(doc).flatMap((page) => unlistedSources(page, sources))).toEqual([]);
    }
    expect(named.flatMap(({all}) => all.flatMap(({source}) => source ?? []))).not.toEqual([]);
  });

  test('each page has the table of names without details', () => {
    for (const page of referencePages) {
      expect(
        pagesWith(page.doc).filter(
          ({text}) =>
            !/^## (?:Named without details|.+ \{#named-without-details\})$[\s\S]*^<NamedWithoutDetails \/>$/mu.test(
              text,
            ),
        ),
      ).toEqual([]);
    }
  });
});

test.describe('the table of everything programmable', () => {
  test('each keyword of EVENTS has a record', () => {
    for (const [direction, forms] of [
      ['callback', eventForms],
      ['command', actionForms],
    ] as const) {
      const names = namesOf({direction, language: 'EVENTS'}).map(({name}) => name);
      const keywords = Object.keys(forms).map((name) => (name === '$' ? '$name' : name));
      expect(names.toSorted()).toEqual(keywords.toSorted());
    }
  });

  test('a name has one record, a record has a name, and notes are on names without a form', () => {
    for (const page of referencePages) {
      const names = namesOf(page).map(({name}) => name);
      expect(names).toEqual([...new Set(names)]);
    }
    const all = {...records.callback, ...records.command};
    for (const {does, names} of programmables) {
      const inAll = languages.flatMap((language) =>
        names[language].map((name) => ({...name, language})),
      );
      expect(inAll, does).not.toEqual([]);
      const {note} = all[does] ?? {};
      const noted = inAll.filter(({form}) => form === undefined);
      const keys = typeof note === 'object' ? Object.keys(note) : [];
      const known = noted.flatMap(({name, language}) => [name, language]);
      expect(keys.filter((key) => !known.includes(key))).toEqual([]);
      expect(note === undefined || noted.length > 0, does).toBe(true);
    }
  });

  test('planted fault: a source that has no address is named', () => {
    const {error} = bySource(z.string()).safeParse({commandApi: 'a', nowhere: 'b'});
    expect(error?.issues).toMatchObject([
      {path: ['nowhere'], message: expect.stringContaining('"nowhere"')},
    ]);
  });

  test('names in the documentation of version 4 have no mark of version 3', () => {
    const [events] = referencePages;
    const marks = Object.entries(entriesOf(events?.doc ?? '')).map(
      ([name, {isOfVersion3}]) => `${name} ${isOfVersion3 ? 3 : 4}`,
    );
    // IO has forms of both versions.
    expect(marks).toEqual(expect.arrayContaining(['IO 4', 'CAMERA 3', 'NIGHT 4']));
    expect(events && namedTable(events)).toMatch(/`PAGE` †/u);
  });
});

test.describe('forms that entries print', () => {
  /** A rule with the form, whose placeholders have values. */
  const ruleOf = (direction: 'callback' | 'command', form: string): string => {
    const filled = form.replace('hhmm', '0700').replace('seconds', '60');
    return direction === 'callback' ? `${filled} : $a = 1` : `INIT : ${filled}`;
  };
  const faultsOf = (direction: 'callback' | 'command', form: string) =>
    parseEvents(ruleOf(direction, form)).faults;

  for (const [direction, table] of Object.entries({callback: eventForms, command: actionForms})) {
    test(`each printed form of an EVENTS ${direction} can be parsed`, () => {
      const forms = Object.values<readonly Form[]>(table).flat().flatMap(printedLines);
      expect(
        forms.filter((form) => faultsOf(direction as 'callback' | 'command', form).length > 0),
      ).toEqual([]);
      expect(forms).not.toEqual([]);
    });
  }

  test('a form is printed with each alternative, unless it has a reason not to be printed', () => {
    expect(printedLines(['DMX a:name+ = ON|OFF "b c"|"d":text', 'v4'])).toEqual([
      'DMX a = ON "b c"',
      'DMX a = ON "d"',
      'DMX a = OFF "b c"',
      'DMX a = OFF "d"',
    ]);
    expect(printedLines(['TIME hhmm:time', 'v4', 'another form is recommended'])).toEqual([]);
  });

  test('each signature of JavaScript and of a driver can be parsed', () => {
    const forms = listed.flatMap((doc) =>
      Object.values(entriesOf(doc)).flatMap(({form}) => (form ? [form] : [])),
    );
    for (const {lang, value} of forms) {
      if (lang === 'javascript') {
        parseJavaScript(value, {ecmaVersion: 'latest'});
      } else if (lang === 'java') {
        parseJava(`class Example {\n${value.replace(/\)$/u, ');')}\n}`);
      } else if (lang === 'json') {
        JSON.parse(value);
      }
    }
    expect(forms).not.toEqual([]);
  });
});

test('planted faults in entries are reported with their line', () => {
  const [, , , , , methods = ''] = referencePages.map(({doc}) => doc);
  const exampleOf = (code: string) => `\n\n\`\`\`text\n${code}\n\`\`\`\n`;
  const rows = (...names: string[]) =>
    `| Argument | Type |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | text |`).join('\n')}`;
  for (const [doc, text, ...faults] of [
    [methods, `# T\n\n### ioSet\n\n${rows('id')}${exampleOf('ioSet()')}`, /^3: .* row for value/u],
    [methods, `### varGet\n\n${rows('name')}${exampleOf('varGet()')}`, /^1: .* returns/u],
    [methods, `### varGet\n\n${rows('name')}\n\nReturns the value.\n`, /^1: .* no example/u],
  ] as const) {
    expect(entryFaults(doc, text)).toEqual(
      faults.map((fault) => expect.stringMatching(fault) as unknown),
    );
  }
});

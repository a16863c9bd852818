import {parse as parseJavaScript} from 'acorn';
import {parse as parseJava} from 'java-parser';
import {expect, test} from 'playwright/test';
import {actionForms, eventForms, type Form} from '../../src/content/events/keywords';
import {printedLines} from '../../src/content/events/match';
import {parseEvents} from '../../src/content/events/parse';
import {
  entriesOf,
  languages,
  namesOf,
  programmables,
  referencePages,
} from '../../src/content/reference/entries';
import {responsesPage, otherPages} from '../../src/content/reference/otherPages';
import {records, type ProgrammingRecord} from '../../src/content/reference/records';
import {eachLanguageTable, languageTable, namedTable} from '../../src/content/reference/table';
import {entryFaults} from '../support/entryContract';
import {distinctPages, type Page} from '../support/project';

const listed = [...referencePages, ...otherPages].map(({doc}) => doc);

/** The third-level headings of a page, without their marks of code. */
function headingsOf({text}: Page): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return [...prose.matchAll(/^### (?<heading>.+)$/gmu)].map(({groups}) =>
    (groups?.heading ?? '').replaceAll('`', ''),
  );
}

const pages = distinctPages();
/** The pages that have this ID, in the versions in which they differ. */
const pagesWith = (doc: string) => pages.filter(({id}) => id === doc);

/** Sources that the front matter of a page does not list. */
const unlistedSources = ({frontMatter}: Page, sources: readonly string[]) =>
  sources.filter((source) => !JSON.stringify(frontMatter.sources).includes(source));

test.describe('pages of everything programmable', () => {
  for (const doc of listed) {
    test(`${doc}: its entries are those of the table, with parameters, answer and example`, () => {
      expect(pagesWith(doc)).not.toEqual([]);
      for (const page of pagesWith(doc)) {
        expect(headingsOf(page).toSorted()).toEqual(Object.keys(entriesOf(doc)).toSorted());
        expect(entryFaults(doc, page.text)).toEqual([]);
      }
    });
  }

  test('the sources of the table are those of the page', () => {
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

  test('each page has the table of its names without a form', () => {
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

  test('a name has one record, a record has a name, and a note is of a name without a form', () => {
    for (const page of referencePages) {
      const names = namesOf(page).map(({name}) => name);
      expect(names).toEqual([...new Set(names)]);
    }
    const all: Readonly<Record<string, ProgrammingRecord>> = {
      ...records.callback,
      ...records.command,
    };
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

  test('a name that a text of version 4 shows has no mark of version 3', () => {
    const [events] = referencePages;
    const marks = Object.entries(entriesOf(events?.doc ?? '')).map(
      ([name, {isOfVersion3}]) => `${name} ${isOfVersion3 ? 3 : 4}`,
    );
    // IO has a form of each version.
    expect(marks).toEqual(expect.arrayContaining(['IO 4', 'CAMERA 3', 'NIGHT 4']));
    expect(events && namedTable(events)).toMatch(/`PAGE` †/u);
  });

  test('a table in the other languages links entries, and marks names without one', () => {
    const [events] = referencePages;
    const table = events ? languageTable(events) : '';
    expect(table).toContain(
      '| [`DAY`](#day), [`NIGHT`](#night) | [`DaylightEvent`](../javascript/javascript-callback-functions-api.mdx#daylightevent) | [`DaylightEvent`](../java/java-callback-methods-api.mdx#daylightevent) |',
    );
    expect(table).toMatch(/^\| \[`IO`\]\(#io\) \| `IOEvent` \([^)]+\) \|/mu);
    expect(table).toContain('[`$name`](#name)');
    expect(table).not.toContain('CAMERAVIEW');
  });

  test('a thing that the table does not have is refused', () => {
    const place = {doc: 'development/intro', direction: 'command'} as const;
    expect(() => eachLanguageTable(place, ['DAY'])).toThrow(/no command "DAY"/u);
  });
});

test.describe('forms that entries print', () => {
  /** A form as a rule that has it, with a value where a form has a place for some only. */
  const ruleOf = (direction: 'callback' | 'command', form: string): string => {
    const filled = form.replace('hhmm', '0700').replace('seconds', '60');
    return direction === 'callback' ? `${filled} : $a = 1` : `INIT : ${filled}`;
  };
  const faultsOf = (direction: 'callback' | 'command', form: string) =>
    parseEvents(ruleOf(direction, form)).faults;

  for (const [direction, table] of Object.entries({callback: eventForms, command: actionForms})) {
    test(`each form that the entry of an EVENTS ${direction} prints is one that rules can have`, () => {
      const forms = Object.values<readonly Form[]>(table).flat().flatMap(printedLines);
      expect(
        forms.filter((form) => faultsOf(direction as 'callback' | 'command', form).length > 0),
      ).toEqual([]);
      expect(forms).not.toEqual([]);
    });
  }

  test('a form is printed with each of its alternatives, unless it says why it is not', () => {
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

test('planted faults in entries are found at their line', () => {
  const [, , , , callbacks = '', methods = ''] = referencePages.map(({doc}) => doc);
  const exampleOf = (code: string) => `\n\n\`\`\`text\n${code}\n\`\`\`\n`;
  const rows = (...names: string[]) =>
    `| Argument | Type |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | text |`).join('\n')}`;
  const startup = `### StartupEvent\n\nWithout arguments.${exampleOf('StartupEvent()')}`;
  const link = '[`geoBearing`](#a)';
  const both = `${rows('lat1`, `lon1', 'lat2`, `lon2')}\n\nReturns degrees.${exampleOf('geoBearing()\ngeoDistance()')}`;
  const same = `The arguments are those of ${link}. Returns metres. The example of ${link} has it.\n`;
  for (const [doc, text, ...faults] of [
    [methods, `# T\n\n### ioSet\n\n${rows('id')}${exampleOf('ioSet()')}`, /^3: .* row for value/u],
    [responsesPage, `### \`url\`\n\n${rows('url')}${exampleOf('url')}`, /^1: .* row for target/u],
    [callbacks, startup.replace('Without arguments', 'Called once'), /^1: .* takes no arguments/u],
    [methods, `### varGet\n\n${rows('name')}${exampleOf('varGet()')}`, /^1: .* returns/u],
    [callbacks, `### DaylightEvent\n\n${rows('day')}\n\n${startup}`, /^1: .* no example/u],
    [methods, `### geoBearing\n\n${both}\n### geoDistance\n\n${same}`],
  ] as const) {
    expect(entryFaults(doc, text)).toEqual(
      faults.map((fault) => expect.stringMatching(fault) as unknown),
    );
  }
});

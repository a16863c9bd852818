import {parse as parseJavaScript} from 'acorn';
import {parse as parseJava} from 'java-parser';
import {expect, test} from 'playwright/test';
import {actionForms, eventForms, type Form} from '../../src/language/keywords';
import {fill} from '../../src/language/match';
import {parseEvents} from '../../src/language/parse';
import {tokenize} from '../../src/language/tokens';
import {clientAnswers} from '../../src/reference/clientAnswers';
import {entriesOf} from '../../src/reference/entries';
import {keywordForms, notPrinted} from '../../src/reference/keywordForms';
import {manualOfSource, newestOf} from '../../src/reference/manuals';
import {
  javaCallbacks,
  javaMethods,
  javaScriptCallbacks,
  javaScriptFunctions,
  type Member,
} from '../../src/reference/members';
import {namedNotes} from '../../src/reference/named';
import {answersPage, clientPage, otherEntries} from '../../src/reference/otherEntries';
import {
  languages,
  namesOf,
  programmables,
  referencePages,
  type ReferencePage,
} from '../../src/reference/programmables';
import {
  answersTable,
  clientAnswersTable,
  driverWritesTable,
  eachLanguageTable,
  languageTable,
  namedTable,
} from '../../src/reference/table';
import {entryFaults} from '../support/entryContract';
import {distinctPages, type Page} from '../support/project';

const listed = [...referencePages.map(({doc}) => doc), ...Object.keys(otherEntries)];

/** The third-level headings of a page, without their marks of code. */
function headingsOf({text}: Page): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return [...prose.matchAll(/^### (?<heading>.+)$/gmu)].map(({groups}) =>
    (groups?.heading ?? '').replaceAll('`', ''),
  );
}

const members: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  'callback JavaScript': javaScriptCallbacks,
  'command JavaScript': javaScriptFunctions,
  'callback Java': javaCallbacks,
  'command Java': javaMethods,
};
const membersOf = ({direction, language}: ReferencePage) =>
  members[`${direction} ${language}`] ?? {};

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
    const sourcesOf: Readonly<Record<string, readonly string[]>> = {
      ...Object.fromEntries(
        Object.entries(otherEntries).map(([doc, entries]) => [
          doc,
          Object.values(entries).map(({source}) => source),
        ]),
      ),
      ...Object.fromEntries(
        referencePages.map((page) => [
          page.doc,
          Object.values(membersOf(page)).map(({source}) => source),
        ]),
      ),
    };
    for (const [doc, sources] of Object.entries(sourcesOf)) {
      expect(pagesWith(doc).flatMap((page) => unlistedSources(page, sources))).toEqual([]);
    }
    const client = clientAnswers.map(({source}) => source);
    expect(pagesWith(clientPage).flatMap((page) => unlistedSources(page, client))).toEqual([]);
  });

  test('each page has the table of its names without a form, with a row for each', () => {
    for (const page of referencePages) {
      expect(
        pagesWith(page.doc).filter(
          ({text}) =>
            !/^## (?:Named without details|.+ \{#named-without-details\})$[\s\S]*^<NamedWithoutDetails \/>$/mu.test(
              text,
            ),
        ),
      ).toEqual([]);
      const names = Object.entries(namesOf(page.direction, page.language))
        .filter(([, {forms}]) => forms.length === 0)
        .map(([name]) => name);
      const cells = namedTable(page)
        .split('\n')
        .slice(2)
        .flatMap((row) => (row.split('|')[1] ?? '').split(','))
        .map((cell) => cell.replace('†', '').trim());
      expect(cells.toSorted()).toEqual(names.map((name) => `\`${name}\``).toSorted());
      const notes = Object.keys(namedNotes[page.direction][page.language]);
      expect(notes.filter((name) => !names.includes(name))).toEqual([]);
    }
  });
});

test.describe('the table of everything programmable', () => {
  test('each name has one row or more, each name of a row is known', () => {
    for (const {direction, language} of referencePages) {
      const inRows = programmables
        .filter((row) => row.direction === direction)
        .flatMap(({names}) => names[language] ?? []);
      expect([...new Set(inRows)].toSorted()).toEqual(
        Object.keys(namesOf(direction, language)).toSorted(),
      );
    }
  });

  test('a row has a name in a language, and says what it is', () => {
    for (const {does, names} of programmables) {
      expect(languages.flatMap((language) => names[language] ?? [])).not.toEqual([]);
      expect(does).not.toBe('');
    }
  });

  test('a table in the other languages links entries, and marks names without one', () => {
    const [events, , , functions] = referencePages;
    const table = events ? languageTable(events) : '';
    expect(table).toContain(
      '| [`DAY`](#day), [`NIGHT`](#night) | [`DaylightEvent`](../javascript/javascript-callback-functions-api.mdx#daylightevent) | [`DaylightEvent`](../java/java-callback-methods-api.mdx#daylightevent) |',
    );
    expect(table).toMatch(/^\| \[`IO`\]\(#io\) \| `IOEvent` \([^)]+\) \|/mu);
    expect(table).toContain('[`$name`](#name)');
    expect(table).not.toContain('CAMERAVIEW');
    expect(functions ? namedTable(functions) : '').toContain(
      '\n| `audioPlayFile`, `audioPlayText` | ',
    );
  });

  test('things in each language, in the order asked for', () => {
    const place = {doc: 'development/intro', direction: 'command'} as const;
    const table = eachLanguageTable(place, ['LOG', 'programTimerSet']);
    expect(table.split('\n')).toEqual([
      '| Purpose | EVENTS | JavaScript | Java |',
      '| --- | --- | --- | --- |',
      expect.stringContaining(
        ' | [`LOG`](./events/events-action-keywords.mdx#log) | [`messageLog`]',
      ),
      expect.stringContaining('`programTimerSet`, `programTimerReset`'),
    ]);
    // A language that has none of them has no column.
    expect(eachLanguageTable(place, ['dataSourceSQL'])).toMatch(
      /^\| Purpose \| JavaScript \| Java \|/u,
    );
    expect(() => eachLanguageTable(place, ['DAY'])).toThrow(/no command "DAY"/u);
  });

  test('the answers of userCommand and of the client, each a link to its entry', () => {
    const table = answersTable('development/java/java-callback-methods-api');
    expect(table).toContain(
      '| JSON with [`error`](../project-development/command-api.mdx#error) |',
    );
    expect(table).toContain('| [`!`](../project-development/command-api.mdx#-no-log)');
    expect(table).not.toContain('/close');
    expect(answersTable(answersPage)).toContain('| [`ok`](#ok) |');
    const client = clientAnswersTable('development/intro');
    expect(client).toContain('| `"page:<name>"` |');
    expect(client).toContain(
      '| [`{name: <name>, param: <param>}`](./project-development/client-javascript-extension-api.mdx#object-with-name-and-param)',
    );
  });

  test('the methods of a driver that store a value, each once', () => {
    const rows = driverWritesTable().split('\n').slice(2);
    const names = rows.map((row) => /`(?<name>\w+)`/u.exec(row)?.groups?.name);
    expect(names.toSorted()).toEqual([
      ...['ioWrite', 'ioWriteNoEvents', 'ioWriteNoEventsNoLog', 'ioWriteNoLog'],
    ]);
  });

  test('the newest manual of several sources counts', () => {
    const manuals = ['v4 Event Keywords', 'Event Keywords 1656', 'Event Keywords, 3.8'];
    expect(manuals.map(manualOfSource)).toEqual(['4.x', '3.x, 2014', '3.8']);
    expect(newestOf(['3.x, 2014', '3.8', '4.x', '3.x'])).toBe('4.x');
    expect(newestOf(['3.x', '3.x, 2014', '3.x, 2021'])).toBe('3.x, 2021');
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

  for (const direction of ['callback', 'command'] as const) {
    const table: Readonly<Record<string, readonly Form[]>> =
      direction === 'callback' ? eventForms : actionForms;
    const printed: Readonly<Record<string, readonly string[]>> = keywordForms[direction];

    test(`each form of an EVENTS ${direction} is one that a source shows`, () => {
      const forms = Object.values(printed).flat();
      expect(forms.filter((form) => faultsOf(direction, form).length > 0)).toEqual([]);
      expect(forms).not.toEqual([]);
    });

    test(`each form of an EVENTS ${direction} that a source shows is printed, or says why not`, () => {
      const shown = (name: string, form: Form) =>
        (printed[name] ?? []).some((text) => {
          const rule = text.replace('hhmm', '0700').replace('seconds', '60');
          const [keyword, ...rest] = tokenize(rule).tokens.filter(({kind}) => kind !== 'newline');
          return keyword !== undefined && 'left' in fill(keyword, rest, [form]);
        });
      const missing = Object.entries(table).flatMap(([name, forms]) =>
        forms.filter((form) => !shown(name, form)).map(([form]) => form),
      );
      expect(missing.toSorted()).toEqual(Object.keys(notPrinted[direction]).toSorted());
    });
  }

  test('a planted form that no source shows is found', () => {
    expect(faultsOf('callback', 'IO name != value')).toHaveLength(1);
    expect(faultsOf('command', 'WAIT seconds')).toHaveLength(1);
    expect(faultsOf('command', 'IOO name = value')).toHaveLength(1);
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
  const faultsOf = (doc: string, text: string) =>
    entryFaults(doc, text).map(({line, what}) => `${line}: ${what}`);
  const exampleOf = (code: string) => `\`\`\`text\n${code}\n\`\`\`\n`;
  const rows = (...names: string[]) =>
    ['| Argument | Type |', '| --- | --- |', ...names.map((name) => `| \`${name}\` | text |`)].join(
      '\n',
    );
  for (const [doc, text, fault] of [
    [
      methods,
      `# T\n\n### ioSet\n\n${rows('id')}\n\n${exampleOf('ioSet()')}`,
      '3: .* row for value',
    ],
    [answersPage, `### \`url\`\n\n${rows('url')}\n\n${exampleOf('url')}`, '1: .* row for target'],
    [
      callbacks,
      `### StartupEvent\n\nCalled once.\n\n${exampleOf('StartupEvent()')}`,
      '1: .* takes no arguments',
    ],
    [methods, `### varGet\n\n${rows('name')}\n\n${exampleOf('varGet()')}`, '1: .* returns'],
    [
      callbacks,
      `### DaylightEvent\n\n${rows('day')}\n\n### StartupEvent\n\nWithout arguments.\n\n${exampleOf('StartupEvent()')}`,
      '1: .* no example',
    ],
  ] as const) {
    expect(faultsOf(doc, text)).toEqual([expect.stringMatching(new RegExp(`^${fault}`, 'u'))]);
  }
  const both = `${rows('lat1`, `lon1', 'lat2`, `lon2')}\n\nReturns degrees.\n\n${exampleOf('geoBearing()\ngeoDistance()')}`;
  const link = '[`geoBearing`](#a)';
  const same = `The arguments are those of ${link}. Returns metres. The example of ${link} has it.\n`;
  expect(faultsOf(methods, `### geoBearing\n\n${both}\n### geoDistance\n\n${same}`)).toEqual([]);
});

import {parse as parseJavaScript} from 'acorn';
import {parse as parseJava} from 'java-parser';
import {expect, test} from 'playwright/test';
import {actionForms, eventForms, type Form} from '../../src/language/keywords';
import {fill} from '../../src/language/match';
import {parseEvents} from '../../src/language/parse';
import {tokenize} from '../../src/language/tokens';
import {clientAnswers} from '../../src/reference/clientAnswers';
import {entriesOf, manualCounts, standsBy} from '../../src/reference/entries';
import {keywordForms, notPrinted} from '../../src/reference/keywordForms';
import {manualOfSource, manualText, newestOf} from '../../src/reference/manuals';
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
import {docsVersions} from '../../src/site/versions';
import {entryFaults} from '../support/entryContract';
import {pagesOf, type Page} from '../support/project';

const listed = [...referencePages.map(({doc}) => doc), ...Object.keys(otherEntries)];

/** The third-level headings of a page, without their marks of code. */
function headingsOf({text}: Page): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return [...prose.matchAll(/^### (?<heading>.+)$/gmu)].map(({groups}) =>
    (groups?.heading ?? '').replaceAll('`', ''),
  );
}

/** The part of a page that lists names without a form. */
const namedPart = ({text}: Page): string => text.slice(text.indexOf('## Named without details'));

const members: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  'callback JavaScript': javaScriptCallbacks,
  'command JavaScript': javaScriptFunctions,
  'callback Java': javaCallbacks,
  'command Java': javaMethods,
};
const membersOf = ({direction, language}: ReferencePage) =>
  members[`${direction} ${language}`] ?? {};

for (const version of docsVersions) {
  const pages = pagesOf(version);
  const pageOf = (doc: string): Page => {
    const page = pages.find(({id}) => id === doc);
    if (page === undefined) {
      throw new Error(`${version.name} has no page ${doc}`);
    }
    return page;
  };

  test.describe(`everything programmable, ${version.name}`, () => {
    for (const [doc, entries] of Object.entries(otherEntries)) {
      test(`sources of the table stand on ${doc}`, () => {
        const urls = pageOf(doc).frontMatter.sources.map((source) =>
          typeof source === 'string' ? source : source.url,
        );
        const missing = Object.values(entries).filter(
          ({source}) => !urls.some((url) => url.includes(source)),
        );
        expect(missing.map(({source}) => source)).toEqual([]);
      });
    }

    for (const doc of listed) {
      test(`the entries of ${doc} are those of the table`, () => {
        const headings = headingsOf(pageOf(doc));
        expect(headings.toSorted()).toEqual(Object.keys(entriesOf(doc)).toSorted());
      });
    }

    for (const doc of listed) {
      test(`each entry of ${doc} has parameters, answer and example`, () => {
        expect(entryFaults(doc, pageOf(doc).text)).toEqual([]);
      });
    }

    for (const page of referencePages) {
      test(`names without a form stand in the last table of ${page.doc}`, () => {
        expect(namedPart(pageOf(page.doc))).toContain('\n<NamedWithoutDetails />\n');
      });

      test(`sources of the table stand on ${page.doc}`, () => {
        const urls = pageOf(page.doc).frontMatter.sources.map((source) =>
          typeof source === 'string' ? source : source.url,
        );
        const missing = Object.entries(membersOf(page)).filter(
          ([, {source}]) => !urls.some((url) => url.includes(source)),
        );
        expect([...new Set(missing.map(([, {source}]) => source))]).toEqual([]);
      });
    }
  });
}

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

  test('a table in the other languages leads to entries, and says where there are none', () => {
    const [events] = referencePages;
    const table = events ? languageTable(events) : '';
    expect(table).toContain(
      '| [`DAY`](#day), [`NIGHT`](#night) | [`DaylightEvent`](../javascript/javascript-callback-functions-api.mdx#daylightevent) | [`DaylightEvent`](../java/java-callback-methods-api.mdx#daylightevent) | sunrise, sunset |',
    );
    expect(table).toContain('| [`IO`](#io) | `IOEvent` (name only) | `IOEvent` (name only) |');
    expect(table).toContain('[`$name`](#name)');
    expect(table).not.toContain('CAMERAVIEW');
  });

  test('the counts of a page are those of its entries', () => {
    for (const doc of listed) {
      const counts = manualCounts(doc).map(([, count]) => count);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
        Object.keys(entriesOf(doc)).length,
      );
    }
    expect(manualCounts('development/intro')).toEqual([]);
  });

  for (const page of referencePages) {
    test(`the names without a form of ${page.direction} ${page.language} have a row each`, () => {
      const names = Object.entries(namesOf(page.direction, page.language))
        .filter(([, {forms}]) => forms.length === 0)
        .map(([name]) => name);
      const cells = namedTable(page)
        .split('\n')
        .slice(2)
        .flatMap((row) => (row.split('|')[1] ?? '').split(','))
        .map((cell) => cell.trim());
      expect(cells.toSorted()).toEqual(names.map((name) => `\`${name}\``).toSorted());
      const notes = Object.keys(namedNotes[page.direction][page.language]);
      expect(notes.filter((name) => !names.includes(name))).toEqual([]);
    });
  }

  test('an entry without a form says so', () => {
    const nameless = listed.flatMap((doc) =>
      Object.entries(entriesOf(doc)).filter(([, {form}]) => form === undefined),
    );
    expect(nameless.map(([name]) => name).toSorted()).toEqual([
      ...['AUTOM', 'BINARY', 'DIMMER', 'LIGHT', 'deviceSet'],
      ...['ioWrite', 'ioWriteNoEvents', 'ioWriteNoEventsNoLog', 'ioWriteNoLog'],
    ]);
    expect(new Set(nameless.map(([, entry]) => standsBy(entry)))).toEqual(
      new Set(['4.x manual, the name only', '3.x manual, 2022, the name only']),
    );
  });

  test('names of which the same is known share a row, a later manual stands with its name', () => {
    const [events, , , functions] = referencePages;
    const rows = (page: ReferencePage | undefined) => (page ? namedTable(page).split('\n') : []);
    expect(rows(functions)).toContain(
      '| `audioPlayFile`, `audioPlayText` | play a recording, speak a text (4.x manual) | see [Audio and public announcement](../../architecture/services/audio-and-public-announcement.mdx) |',
    );
    expect(rows(events)).toContain(
      '| `PAGE` | a client opens a page (3.8 manual) | with `USER`, one of the two events that know the client session |',
    );
  });

  test('things in each language, in the order asked for', () => {
    const place = {doc: 'development/intro', direction: 'command'} as const;
    expect(eachLanguageTable(place, ['LOG', 'programTimerSet']).split('\n')).toEqual([
      '| What for | EVENTS | JavaScript | Java |',
      '| --- | --- | --- | --- |',
      expect.stringMatching(
        /^\| write to the log \| \[`LOG`\]\(\.\/events\/events-action-keywords\.mdx#log\) \| \[`messageLog`\]/u,
      ),
      expect.stringContaining(
        '`programTimerSet`, `programTimerReset`, `programTimerRepeat`, `programTimerClear` (names only)',
      ),
    ]);
    // A language that has none of them has no column.
    expect(eachLanguageTable(place, ['dataSourceSQL'])).toMatch(
      /^\| What for \| JavaScript \| Java \|/u,
    );
    expect(() => eachLanguageTable(place, ['DAY'])).toThrow(/no command "DAY": take a name that/u);
  });

  test('the answers of userCommand, each a link to its entry', () => {
    const table = answersTable('development/java/java-callback-methods-api');
    expect(table).toContain(
      '| JSON with [`error`](../project-development/command-api.mdx#error) | shows an error | 4.x |',
    );
    expect(table).toContain('| [`!`](../project-development/command-api.mdx#-no-log) |');
    expect(table).not.toContain('/close');
    expect(answersTable(answersPage)).toContain('| [`ok`](#ok) |');
  });

  test('the answers of the client, those of the server in its words', () => {
    const table = clientAnswersTable('development/intro');
    expect(table).toContain('| `null` | the command goes to the server as it is | 4.x |');
    expect(table).toContain('| `"page:<name>"` | opens a page or popup | 4.x |');
    expect(table).toContain(
      '| [`{name: <name>, param: <param>}`](./project-development/client-javascript-extension-api.mdx#object-with-name-and-param) | sends another command | 3.7 |',
    );
    const sources = pagesOf(docsVersions[0]).find(({id}) => id === clientPage)?.frontMatter.sources;
    expect(clientAnswers.filter(({source}) => !JSON.stringify(sources).includes(source))).toEqual(
      [],
    );
  });

  test('the methods of a driver that store a value, with what each does besides', () => {
    expect(driverWritesTable().split('\n').slice(2)).toEqual([
      expect.stringContaining('| if the value differs from the one before | yes |'),
      expect.stringMatching(/^\| \[`ioWriteNoLog`\]\(#.* before \| no \|$/u),
      expect.stringContaining('| no | yes |'),
      expect.stringContaining('| no | no |'),
    ]);
  });

  test('the manual of a source, and the newest of several', () => {
    expect(
      [
        'v4 Event Keywords',
        'Event Keywords 1656',
        'Event Keywords, 3.8, last text ?',
        'Sonos 6143',
        'Action Keywords 10351',
        'v3 pages of I/O servers, such as Tecnoalarm',
      ].map(manualOfSource),
    ).toEqual(['4.x', '3.x, 2014', '3.8', '3.x, 2015', '3.x, 2021', '3.x']);
    expect(newestOf(['3.x, 2014', '3.8', '4.x', '3.x'])).toBe('4.x');
    expect(newestOf(['3.x', '3.x, 2014', '3.x, 2021'])).toBe('3.x, 2021');
    expect(newestOf(['3.3', '3.8'])).toBe('3.8');
    expect(manualText('3.x, 2014')).toBe('3.x manual, 2014');
    expect(manualText('4.x')).toBe('4.x manual');
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
      expect(forms.length).toBeGreaterThan(30);
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
    expect(forms.length).toBeGreaterThan(130);
    expect(new Set(forms.map(({lang}) => lang)).size).toBe(5);
  });
});

test.describe('planted faults in entries', () => {
  const [events = '', , , , callbacks = '', methods = ''] = referencePages.map(({doc}) => doc);
  const drivers = 'development/advanced-development/io-drivers/custom-drivers-callback-methods-api';
  const faults = (doc: string, text: string) =>
    entryFaults(doc, text).map(({line, what}) => `${line}: ${what}`);
  const exampleOf = (code: string) => `\`\`\`text\n${code}\n\`\`\`\n`;
  const rows = (...names: string[]) =>
    ['| Argument | Type |', '| --- | --- |', ...names.map((name) => `| \`${name}\` | text |`)].join(
      '\n',
    );

  for (const [what, doc, text, found] of [
    [
      'a parameter without a row',
      methods,
      `# T\n\n### ioSet\n\n${rows('id')}\n\n${exampleOf('ioSet()')}`,
      ['3: no table has a row for value'],
    ],
    [
      'a parameter that stands in the table of forms alone',
      events,
      `### PROGRAMTIMER\n\n| Form | True |\n| --- | --- |\n| \`PROGRAMTIMER name\` | once |\n\n${exampleOf('PROGRAMTIMER a')}`,
      ['1: no table has a row for name'],
    ],
    [
      'the arguments of an entry that has others',
      methods,
      `### ioSet\n\nThe arguments are those of [\`ioGet\`](#ioget).\n\n${exampleOf('ioSet()')}`,
      ['1: no table has a row for id, value'],
    ],
    [
      'a place of an answer without a row',
      answersPage,
      `### \`page:name\`\n\nOpens it.\n\n${exampleOf("return 'page:garden'")}`,
      ['1: no table has a row for name'],
    ],
    [
      'a member of an answer without a row',
      answersPage,
      `### \`url\`\n\n${rows('url')}\n\n${exampleOf('url')}`,
      ['1: no table has a row for target'],
    ],
    [
      'a constant without a row',
      drivers,
      `### DEFAULTSOCKETPORT\n\nThe port.\n\n${exampleOf('DEFAULTSOCKETPORT = 80')}`,
      ['1: no table has a row for DEFAULTSOCKETPORT'],
    ],
    [
      'nothing of arguments where there are none',
      callbacks,
      `### StartupEvent\n\nCalled once.\n\n${exampleOf('StartupEvent()')}`,
      ['1: it does not say that it takes no arguments'],
    ],
    [
      'nothing of what it returns',
      methods,
      `### varGet\n\n${rows('name')}\n\n${exampleOf('varGet()')}`,
      ['1: it does not say what it returns'],
    ],
    [
      'nothing of what a request returns',
      'development/advanced-development/hsyco-remote-api',
      `### rioget\n\n${rows('address', 'port', 'timestamp', 'password')}\n\n${exampleOf('x/rioget')}`,
      ['1: it does not say what it returns'],
    ],
    [
      'no example, although the next entry has one',
      callbacks,
      `### DaylightEvent\n\n${rows('day')}\n\n### StartupEvent\n\nWithout arguments.\n\n${exampleOf('StartupEvent()')}`,
      ['1: it has no example'],
    ],
    [
      'an example of something else',
      callbacks,
      `### StartupEvent\n\nWithout arguments.\n\n${exampleOf('TimeEvent()')}`,
      ['1: it has no example'],
    ],
    [
      'an example of another entry that has none of this',
      drivers,
      `### loop\n\nWithout arguments, returns true.\n\n${exampleOf('loop()')}\n### end\n\nWithout arguments, returns true. The example of [\`loop\`](#loop) has it.\n`,
      ['9: it has no example'],
    ],
  ] as const) {
    test(what, () => {
      expect(faults(doc, text)).toEqual(found);
    });
  }

  test('right entries have none', () => {
    const both = `${rows('lat1`, `lon1', 'lat2`, `lon2')}\n\nReturns degrees.\n\n${exampleOf('geoBearing()\ngeoDistance()')}`;
    const link = '[`geoBearing`](#a)';
    const same = `The arguments are those of ${link}. Returns metres. The example of ${link} has it.\n`;
    expect(faults(methods, `### geoBearing\n\n${both}\n### geoDistance\n\n${same}`)).toEqual([]);
  });
});

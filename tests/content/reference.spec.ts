import {expect, test} from 'playwright/test';
import {manualOfSource, manualText, newestOf} from '../../src/reference/manuals';
import {
  javaCallbacks,
  javaMethods,
  javaScriptCallbacks,
  javaScriptFunctions,
  type Member,
} from '../../src/reference/members';
import {otherEntries} from '../../src/reference/otherEntries';
import {
  entryManuals,
  languages,
  manualCounts,
  namesOf,
  programmables,
  referencePages,
  type ReferencePage,
} from '../../src/reference/programmables';
import {languageTable} from '../../src/reference/table';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {signaturesOf} from '../support/javaExamples';
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

/** The signatures that a JavaScript page prints. */
const javaScriptSignatures = ({text}: Page): string[] =>
  fencesOf(text)
    .filter(({language}) => language === 'javascript')
    .flatMap(({code}) => code.trimEnd().split('\n'));

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

  test.describe(`everything programmable, ${version.name} @extra`, () => {
    for (const doc of listed) {
      test(`the entries of ${doc} are those of the table`, () => {
        const headings = headingsOf(pageOf(doc));
        expect(headings.toSorted()).toEqual(Object.keys(entryManuals(doc)).toSorted());
      });
    }

    for (const page of referencePages) {
      test(`names without a form stand in the last table of ${page.doc}`, () => {
        const text = namedPart(pageOf(page.doc));
        const names = Object.entries(namesOf(page.direction, page.language))
          .filter(([, {forms}]) => forms.length === 0)
          .map(([name]) => name);
        expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
        expect(names.length).toBeGreaterThan(0);
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

    for (const page of referencePages.filter(({language}) => language !== 'EVENTS')) {
      test(`signatures on ${page.doc} are those of the table`, () => {
        const printed =
          page.language === 'Java'
            ? signaturesOf(pageOf(page.doc))
            : javaScriptSignatures(pageOf(page.doc));
        const signatures = Object.values(membersOf(page)).flatMap((member) => member.signatures);
        expect(printed.toSorted()).toEqual(signatures.toSorted());
      });
    }
  });
}

test.describe('the table of everything programmable @extra', () => {
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

  test('the counts of a page are those of its entries', () => {
    for (const doc of listed) {
      const counts = manualCounts(doc).map(([, count]) => count);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
        Object.keys(entryManuals(doc)).length,
      );
    }
    expect(manualCounts('development/intro')).toEqual([]);
  });
});

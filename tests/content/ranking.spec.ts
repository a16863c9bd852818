import {expect, test} from 'playwright/test';
import {indexFileOf} from '../../src/features/search/build/indexFile';
import {searchOf} from '../support/search';

/** The part of a BM25 score that depends on the count of a term and on the length of a text. */
function frequency(count: number, length: number, average: number): number {
  const [saturation, lengthWeight] = [1.2, 0.75];
  return (
    (count * (saturation + 1)) /
    (count + saturation * (1 - lengthWeight + (lengthWeight * length) / average))
  );
}

test('scores follow BM25 with the constants of the specification', {tag: '@spec-9'}, () => {
  const texts = ['zebra lion', 'zebra zebra zebra lion', 'zebra lion tiger panther jaguar ocelot'];
  const pages = texts.map((_, i) => ({i, t: `Animals ${i}`, u: `/docs/animals-${i}`, b: []}));
  const sections = texts.map((t, p) => ({
    i: texts.length + p,
    t,
    u: `/docs/animals-${p}`,
    h: '#text',
    p,
  }));
  const found = searchOf(indexFileOf([pages, [], [], [], sections])).search('zebra').pages;
  const scores = new Map(found.map(({page, score}) => [page.i, score]));
  const [plain = 0, repeated = 0, long = 0] = texts.map((_, i) => scores.get(i));
  const average = (2 + 4 + 6) / 3;
  const base = frequency(1, 2, average);
  expect(plain).toBeGreaterThan(0);
  expect(repeated / plain).toBeCloseTo(frequency(3, 4, average) / base, 2);
  expect(long / plain).toBeCloseTo(frequency(1, 6, average) / base, 2);
});

test('a page with a section of that name comes before a page that mentions it more often', () => {
  const titles = ['Actions', 'A tutorial', 'Another'];
  const pages = titles.map((t, i) => ({i, t, u: `/docs/page-${i}`, b: []}));
  const headings = ['PROGRAMTIMER', 'More of PROGRAMTIMER'].map((t, p) => ({
    i: 10 + p,
    t,
    u: `/docs/page-${p}`,
    h: '#programtimer',
    p,
  }));
  const texts = ['sets one timer', 'programtimer '.repeat(9), 'programtimer once'].map((t, p) => ({
    i: 4 + p,
    t,
    u: `/docs/page-${p}`,
    h: '#text',
    p,
  }));
  const {search} = searchOf(indexFileOf([pages, headings, [], [], texts]));
  expect(search('ProgramTimer').pages[0]?.page.u).toBe('/docs/page-0');
});

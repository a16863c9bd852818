import {PNG} from 'pngjs';
import {expect, test} from 'playwright/test';
import {unescapeHtml} from '../../src/lib/html';
import {structuredData, type DataPage} from '../../src/components/PageData/structuredData';
import {reportAddress} from '../../src/site/report';
import {textSvg} from '../../src/features/social-cards/cardSvg';
import {encodePng} from '../../src/features/social-cards/png';
import {parseFrontMatter} from '../../src/content/schema/frontMatter';
import {versions} from '../../src/site/versions';
import {pageFields} from '../support/project';

test('structured data has no date if the page has none; an unknown version is refused', () => {
  const page: DataPage = {
    title: 'A',
    description: 'B',
    permalink: '/docs/tutorials/a',
    frontMatter: parseFrontMatter('tutorials/a.mdx', pageFields),
    version: versions.latest.name,
    changed: undefined,
  };
  expect(structuredData(page)).toMatchObject({headline: 'A'});
  expect(JSON.stringify(structuredData(page))).not.toContain('dateModified');
  expect(() => structuredData({...page, version: '3.8'})).toThrow(/tutorials\/a: .*"3\.8"/u);
});

test('social cards show the complete title, and refuse one that is too long', () => {
  const title = 'Wiring of a <panel> & its sirens, detectors and keypads on one loop';
  const svg = textSvg({title, section: ''});
  const lines = [...svg.matchAll(/font-weight="600"[^>]*>([^<]+)</gu)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(1);
  expect(unescapeHtml(lines.join(' '))).toBe(title);
  for (const long of ['word '.repeat(80), 'w'.repeat(60)]) {
    expect(() => textSvg({title: long, section: ''})).toThrow(/too long/u);
  }
});

test('a card keeps each pixel of its drawing, and is refused with too many colours', () => {
  const colours = (count: number) =>
    Buffer.from(
      Array.from({length: count}, (_, index) => [index % 256, index >> 8, 7, 255]).flat(),
    );
  const parts = [colours(160), colours(256)];
  const {width, height, data} = PNG.sync.read(encodePng(parts, 32));
  expect([width, height]).toEqual([32, 13]);
  expect(data.equals(Buffer.concat(parts))).toBe(true);
  expect(() => encodePng([colours(257)], 257)).toThrow(/257 colours/u);
});

test('a report opens an email or an issue with page, section, version, and an empty last line', () => {
  const page = 'https://example.com/a#b';
  for (const [to, start, head] of [
    ['a@example.com', 'mailto:a@example.com', 'subject'],
    ['https://example.com/issues/new', 'https://example.com/issues/new', 'title'],
  ] as const) {
    const address = reportAddress(to, 'A & B', '4.0', page);
    expect(address.split('?')[0]).toBe(start);
    const {searchParams} = new URL(address);
    expect(searchParams.get(head)).toBe('A & B (4.0)');
    expect(searchParams.get('body')).toBe(`Page: ${page}\nVersion: 4.0\nProblem:\n`);
  }
});

import {expect, test} from 'playwright/test';
import {unescapeHtml} from '../../src/lib/html';
import {structuredData, type DataPage} from '../../src/components/PageData/structuredData';
import {reportAddress} from '../../src/site/report';
import {cardSvg} from '../../src/features/social-cards/cardSvg';
import {parseFrontMatter} from '../../src/content/schema/frontMatter';
import {versions} from '../../src/site/versions';
import {pageFields} from '../support/project';

test('structured data has no steps or date if the page has none; an unknown version is refused', () => {
  const fields = {...pageFields, time: 20, level: 'beginner', uses: ['intro']};
  const page: DataPage = {
    title: 'A',
    description: 'B',
    permalink: '/docs/tutorials/a',
    toc: [],
    frontMatter: parseFrontMatter('tutorials/a.mdx', fields),
    version: versions.latest.name,
    changed: undefined,
  };
  expect(structuredData(page)).toMatchObject({'@graph': [{headline: 'A'}]});
  expect(JSON.stringify(structuredData(page))).not.toContain('dateModified');
  expect(() => structuredData({...page, version: '3.8'})).toThrow(/tutorials\/a: .*"3\.8"/u);
});

test('social cards show the complete title, and refuse one that is too long', () => {
  const title = 'Wiring of a <panel> & its sirens, detectors and keypads on one loop';
  const svg = cardSvg({title, section: ''}, '', '<svg />');
  const lines = [...svg.matchAll(/font-weight="600"[^>]*>([^<]+)</gu)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(1);
  expect(unescapeHtml(lines.join(' '))).toBe(title);
  for (const long of ['word '.repeat(80), 'w'.repeat(60)]) {
    expect(() => cardSvg({title: long, section: ''}, '', '')).toThrow(/too long/u);
  }
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

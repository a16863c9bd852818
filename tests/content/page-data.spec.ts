import {expect, test} from 'playwright/test';
import {unescapeHtml} from '../../src/lib/html';
import {structuredData, type DataPage} from '../../src/components/PageData/structuredData';
import {mailOf, reportText, shortPassage} from '../../src/components/PageReport/report';
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

test('a report is an email with page, version, release and browser, and an empty last line', () => {
  const report = {
    address: 'https://example.com/a',
    title: 'A & B',
    version: '4.0',
    release: '0123abcd',
    browser: 'Browser/1',
    passage: '',
  };
  const mail = new URL(mailOf('a@example.com', report));
  expect(mail.pathname).toBe('a@example.com');
  expect(mail.searchParams.get('subject')).toBe('A & B (4.0)');
  expect(mail.searchParams.get('body')).toBe(reportText(report));
  const lines = reportText(report).split('\n');
  for (const fact of Object.values(report).filter((value) => value !== '')) {
    expect(lines).toContainEqual(expect.stringContaining(`: ${fact}`));
  }
  expect(reportText(report)).toMatch(/:\n$/u);
  // A passage is joined to one line, and truncated.
  expect(shortPassage(' a\n  b ')).toBe('a b');
  expect(shortPassage('x'.repeat(2000))).toBe(`${'x'.repeat(500)} …`);
  const passage = `${'x'.repeat(499)}😀${'x'.repeat(9)}`;
  expect(mailOf('a@example.com', {...report, passage})).toContain('x%EF%BF%BD');
});

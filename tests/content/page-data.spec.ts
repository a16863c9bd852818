import {load} from 'js-yaml';
import {expect, test} from 'playwright/test';
import {unescapeHtml} from '../../src/lib/html';
import {structuredData, type DataPage} from '../../src/components/PageData/structuredData';
import {mailOf, reportText, shortPassage} from '../../src/components/PageReport/report';
import {cardSvg, colours} from '../../src/plugins/social-cards/cardSvg';
import {parseFrontMatter} from '../../src/schema/frontMatter';
import {site} from '../../src/site';
import {feedFiles, feedTitle} from '../../src/site/feeds';
import {footer} from '../../src/site/navigation';
import {team} from '../../src/site/team';
import {docsVersions, versions} from '../../src/site/versions';
import {pageFields, read} from '../support/project';

test.describe('data of a page', () => {
  const tutorial: DataPage = {
    title: 'A',
    description: 'B',
    permalink: '/docs/tutorials/a',
    frontMatter: parseFrontMatter('tutorials/a.mdx', {
      ...pageFields,
      time: 20,
      level: 'beginner',
      uses: ['intro'],
    }),
    version: versions.latest.name,
    toc: [
      {value: 'What you need', id: 'what-you-need'},
      {value: '1. Add <code>a &amp; b</code>', id: '1-add'},
      {value: '2. Test it', id: '2-test-it'},
      {value: '3.8 manual', id: 'manual'},
    ],
    changed: '2025-02-20T12:00:00.000Z',
  };
  const graphOf = (page: DataPage) =>
    (structuredData(page) as {'@graph': Record<string, unknown>[]})['@graph'];

  test('a tutorial is a how-to with its numbered headings as steps', () => {
    const [article, howTo] = graphOf(tutorial);
    expect(article).toMatchObject({headline: 'A', dateModified: '2025-02-20T12:00:00.000Z'});
    expect(howTo).toMatchObject({
      totalTime: 'PT20M',
      step: [
        {position: 1, text: 'Add a & b', url: `${site.origin}/docs/tutorials/a#1-add`},
        {position: 2, text: 'Test it', url: `${site.origin}/docs/tutorials/a#2-test-it`},
      ],
    });
  });

  test('a tutorial without steps is no how-to, and a page without a history has no date', () => {
    const graph = graphOf({...tutorial, toc: [], changed: undefined});
    expect(graph).toHaveLength(1);
    expect(JSON.stringify(graph)).not.toContain('dateModified');
  });

  test('an unknown version is refused', () => {
    expect(() => structuredData({...tutorial, version: '3.8'})).toThrow(/tutorials\/a: .*"3\.8"/u);
  });

  test('the team is that of the blog and of the footer', () => {
    const authors = load(read('blog/authors.yml')) as Record<string, {name: string}>;
    const key = team.address.split('/').at(-1) ?? '';
    expect(team.name.toLowerCase()).toContain(authors[key]?.name.toLowerCase());
    expect(footer.copyright).toContain(team.name);
  });
});

test.describe('social cards', () => {
  test('show a title in full', () => {
    const title = 'Wiring of a <panel> & its sirens, detectors and keypads on one loop';
    const svg = cardSvg({title, section: ''}, '', '<svg />');
    const lines = [...svg.matchAll(/font-weight="600"[^>]*>(?<line>[^<]+)</gu)];
    const text = lines.map(({groups}) => groups?.line ?? '').join(' ');
    expect(lines.length).toBeGreaterThan(1);
    expect(unescapeHtml(text)).toBe(title);
  });

  test('a title that is too long is refused', () => {
    expect(() => cardSvg({title: 'word '.repeat(80), section: ''}, '', '')).toThrow(/too long/u);
    expect(() => cardSvg({title: 'w'.repeat(60), section: ''}, '', '')).toThrow(/too long/u);
  });

  test('use the colours of the site', () => {
    const {accent, ...others} = colours;
    const css = read('src/css/custom.css');
    expect(Object.values(others).filter((colour) => !css.includes(colour))).toEqual([]);
    expect(read('static/img/logo.svg')).toContain(accent);
  });
});

test('feeds of the versions have addresses and titles of their own', () => {
  const files = docsVersions.flatMap((version) => Object.values(feedFiles(version)));
  expect(new Set(files.map(({address}) => address)).size).toBe(2 * docsVersions.length);
  expect(new Set(docsVersions.map(feedTitle)).size).toBe(docsVersions.length);
});

test.describe('a report', () => {
  const report = {
    address: 'https://example.com/a',
    title: 'A & B',
    version: '4.0',
    release: '0123abcd',
    browser: 'Browser/1',
    passage: '',
  };

  test('names page, version, release and browser, and ends with a line to fill in', () => {
    const lines = reportText(report).split('\n');
    for (const fact of ['https://example.com/a', 'A & B', '4.0', '0123abcd', 'Browser/1']) {
      expect(lines).toContainEqual(expect.stringContaining(`: ${fact}`));
    }
    expect(reportText(report)).toMatch(/:\n$/u);
  });

  test('a passage is one line, and is cut off if it is long', () => {
    expect(shortPassage(' a\n  b ')).toBe('a b');
    expect(shortPassage('x'.repeat(2000))).toBe(`${'x'.repeat(500)} …`);
    const cutInSurrogatePair = `${'x'.repeat(499)}😀${'x'.repeat(9)}`;
    expect(mailOf('a@example.com', {...report, passage: cutInSurrogatePair})).toContain(
      'x%EF%BF%BD',
    );
  });

  test('is the text of an email', () => {
    const mail = new URL(mailOf('a@example.com', report));
    expect(mail.pathname).toBe('a@example.com');
    expect(mail.searchParams.get('subject')).toBe('A & B (4.0)');
    expect(mail.searchParams.get('body')).toBe(reportText(report));
  });
});

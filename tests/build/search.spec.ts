import path from 'node:path';
import {expect, test} from 'playwright/test';
import {measure, readQueries} from '../../bench/relevance';
import {fields, type IndexFile, type PageTexts} from '../../src/features/search/documents';
import {linesOf} from '../../src/features/search/runtime/lines';
import {synonyms} from '../../src/site/search';
import {docsRoot, versions} from '../../src/site/versions';
import {pagesOf, read} from '../support/project';
import {searchOf} from '../support/search';
import {built, hasPage} from '../support/site';

// An index is read once, in one worker.
test.describe.configure({mode: 'default', timeout: 60_000});

const version = versions.latest;
const root = docsRoot(version);

function readIndex() {
  const file = JSON.parse(built('search-index.json')) as IndexFile;
  const {search} = searchOf(file);
  const [titles = [], headings = [], descriptions = []] = file.map(({documents}) => documents);
  /** Paths of the pages that a query finds, relative to the root of the version. */
  const found = (query: string) =>
    search(query).pages.map(({page}) => (page.u ?? '').slice(root.length + 1));
  const textOf = (page: number) => JSON.parse(built(`search-texts/${page}.json`)) as PageTexts;
  return {file, titles, headings, descriptions, found, textOf};
}

test.describe('the search index', () => {
  let index: ReturnType<typeof readIndex>;
  test.beforeAll(() => {
    index = readIndex();
  });

  test('has documents and an index for each kind of text', {tag: ['@spec-3', '@spec-9']}, () => {
    expect(fields).toEqual(['title', 'heading', 'description', 'keywords', 'content']);
    expect(index.file).toHaveLength(fields.length);
    for (const [i, entry] of index.file.entries()) {
      const phrases = fields[i] === 'keywords' ? ['phrases'] : [];
      expect(Object.keys(entry).sort()).toEqual(['documents', 'index', ...phrases]);
      expect(entry.documents).not.toEqual([]);
    }
    expect(index.headings.filter(({t, h}) => !t || !h)).toEqual([]);
  });

  test('has each page with title, description and categories, and none of another version', () => {
    const {titles, descriptions} = index;
    const described = new Map(descriptions.map(({i, p = i, t}) => [p, t]));
    const entries = new Map(
      titles.map(({i, t, u, b}) => [u, {t, d: described.get(i), b: (b?.length ?? 0) > 0}]),
    );
    for (const {id, frontMatter} of pagesOf(version)) {
      const {title: t, description: d} = frontMatter;
      expect(entries.get(`${root}/${id}`), id).toEqual({t, d, b: true});
    }
    const addresses = titles.map(({u = ''}) => u);
    expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith('/docs/next'))).toEqual([]);
  });

  test('has the text of each page, and anchors that exist', () => {
    const {titles, headings, textOf} = index;
    expect(titles.filter(({i, u}) => textOf(i).u !== u)).toEqual([]);
    const addresses = new Map(titles.map(({i, u = ''}) => [i, u]));
    const missing = headings.filter(({p = -1, h = ''}) => {
      const page = built(`${(addresses.get(p) ?? '').slice(1)}.html`);
      return !page.includes(`id="${h.slice(1)}"`) && !page.includes(`id=${h.slice(1)}`);
    });
    expect(missing).toEqual([]);
  });

  test('excludes lines that all pages have, and the labels of drawings', () => {
    const {titles, headings, textOf} = index;
    const texts = titles.flatMap(({i}) => linesOf(textOf(i)).map(({text}) => text));
    expect(texts.filter((text) => /^Version: \d/u.test(text))).toEqual([]);
    expect(headings.filter(({t}) => t === 'More information')).toEqual([]);
    const drawing = /<figure class="?drawing[\s\S]*?<svg[^>]*>(?<content>[\s\S]*?)<\/svg>/u;
    const labels = drawing.exec(built(`${root.slice(1)}/intro.html`))?.groups?.content ?? '';
    const joined = labels.replaceAll(/<[^>]*>/gu, '');
    expect(joined).not.toBe('');
    expect(texts.filter((text) => text.includes(joined))).toEqual([]);
  });

  test('the queries of the check set find their pages', () => {
    const queries = readQueries();
    const pages = [...queries, ...readQueries('queries-by-page.tsv')].flatMap((one) => one.pages);
    const isIn = (id: string) => hasPage(`${root}/${id}`);
    expect(pages.filter((id) => !isIn(id) && !hasPage(`/docs/next/${id}`))).toEqual([]);
    const checked = queries.filter((one) => one.set === 'check' && one.pages.some(isIn));
    expect(measure(checked, index.found).firstThree).toBeGreaterThan(0.9);
  });

  test('a page ranks in the first three for its title, an I/O server first for its names', () => {
    const missed: string[] = [];
    for (const {id, frontMatter: page} of pagesOf(version)) {
      const isServer = id.startsWith('io-servers/');
      const names = isServer ? [path.basename(id), page.family === 'io-server' && page.type] : [];
      for (const name of [page.title, ...names]) {
        const limit = isServer ? 1 : 3;
        if (name && !index.found(name).slice(0, limit).includes(id)) {
          missed.push(`${id} for ${name}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  test('each keyword finds its page, and so does each data point and option', () => {
    const searched = pagesOf(version).flatMap(({id, frontMatter}) =>
      frontMatter.keywords.map((keyword) => ({id, query: keyword})),
    );
    const servers = index.titles.filter(({u = ''}) => u.startsWith(`${root}/io-servers/`));
    const identifiers = servers.flatMap(({i, u = ''}) =>
      Object.values(index.textOf(i).texts)
        .flat()
        .flatMap((line) => /^`([a-z][\w.<>]+)` · /u.exec(String(line))?.[1] ?? [])
        .map((identifier) => ({
          id: u.slice(root.length + 1),
          query: identifier.replaceAll(/<\w+>/gu, '7'),
        })),
    );
    expect(identifiers.length).toBeGreaterThan(1000);
    const missed = [...searched, ...identifiers].filter(
      ({id, query}) => !index.found(query).includes(id),
    );
    expect(missed).toEqual([]);
  });

  test('a query ranks its page first', () => {
    const [, ...rows] = read('tests/build/first-results.tsv').trim().split('\n');
    for (const [query = '', page = ''] of rows.map((row) => row.split('\t'))) {
      expect(index.found(query)[0], query).toContain(page);
    }
  });

  test('parts of an identifier find what it finds, and so do synonyms', () => {
    const {found} = index;
    expect(found('ui session set').slice(0, 3)).toContain(found('uiSessionSet')[0]);
    for (const set of synonyms) {
      const firsts = set.map((word) => found(word)[0] ?? '');
      for (const word of set) {
        expect(found(word), word).toEqual(expect.arrayContaining(firsts));
      }
    }
  });
});

// cspell:ignore programtimerset tecnoalrm bacnte
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {hitsOf, titlesOf} from '../../src/search/hits';
import {corpusOf, type IndexFile} from '../../src/search/indexFile';
import {fields, parseQuery} from '../../src/search/query';
import {search} from '../../src/search/rank';
import {synonyms} from '../../src/search/synonyms';
import {measure, readQueries} from '../../bench/relevance';
import {pagesOf, type Tree} from '../support/project';
import {built, hasPage, versionRoots} from '../support/site';

/** What was reached; a change that finds less must say why. */
const floors = {first: 0.886, firstThree: 0.95, reciprocalRank: 0.92};

for (const [version, root] of Object.entries(versionRoots) as [Tree, string][]) {
  test.describe(`search index of ${version}`, () => {
    const folder = root === '/docs' ? '' : 'docs/next/';
    const file = JSON.parse(built(`${folder}search-index.json`)) as IndexFile;
    const corpus = corpusOf(file);
    const [titles = [], headings = [], descriptions = []] = file.map(({documents}) => documents);
    const found = (query: string) =>
      search(corpus, parseQuery(query)).pages.map(({page}) =>
        (page.u ?? '').slice(root.length + 1),
      );
    const textOf = (page: number) =>
      JSON.parse(built(`${folder}search-texts/${page}.json`)) as Record<string, string>;
    const texts = titles.flatMap(({i}) => Object.values(textOf(i)));

    test('is an array of entries with documents and index', () => {
      expect(file).toHaveLength(fields.length);
      for (const entry of file) {
        expect(Object.keys(entry).sort()).toEqual(['documents', 'index']);
      }
    });

    test('has every page with its title, its address, its description and its categories', () => {
      const described = new Map(descriptions.map(({p, t}) => [p, t]));
      const entries = new Map(
        titles.map(({i, t, u, b}) => [u, {t, b: (b?.length ?? 0) > 0, d: described.get(i)}]),
      );
      const wrong = pagesOf(version)
        .map(({id, frontMatter}) => ({
          address: `${root}/${id}`,
          entry: {t: String(frontMatter.title), b: true, d: String(frontMatter.description)},
        }))
        .filter(
          ({address, entry}) => JSON.stringify(entries.get(address)) !== JSON.stringify(entry),
        );
      expect(wrong).toEqual([]);
    });

    test('every address exists and belongs to the version', () => {
      const addresses = titles.map(({u = ''}) => u);
      expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
      const docs = addresses.filter((address) => address.startsWith('/docs'));
      expect(
        docs.filter((address) => address.startsWith('/docs/next') !== (version === 'current')),
      ).toEqual([]);
    });

    test('every anchor stands in its page', () => {
      const addresses = new Map(titles.map(({i, u}) => [i, u]));
      const missing = headings.filter(({p = -1, h = ''}) => {
        const page = built(`${(addresses.get(p) ?? '').slice(1)}.html`);
        return !page.includes(`id="${h.slice(1)}"`) && !page.includes(`id=${h.slice(1)}`);
      });
      expect(missing).toEqual([]);
    });

    test('lines that stand on every page are left out, as are the labels of drawings', () => {
      expect(texts.length).toBeGreaterThan(titles.length);
      expect(texts.filter((text) => /^Version: |Platform facts here come/u.test(text))).toEqual([]);
      expect(headings.filter(({t}) => t === 'References')).toEqual([]);
      const drawing = /<figure class="?drawing[\s\S]*?<svg[^>]*>(?<inside>[\s\S]*?)<\/svg>/u;
      const labels = drawing.exec(built(`${root.slice(1)}/intro.html`))?.groups?.inside ?? '';
      const joined = labels.replaceAll(/<[^>]*>/gu, '');
      expect(joined.length).toBeGreaterThan(10);
      expect(texts.filter((text) => text.includes(joined))).toEqual([]);
    });

    test('readers find what they look for', () => {
      const queries = readQueries();
      expect(queries.length).toBeGreaterThan(150);
      const {missed, ...reached} = measure(queries, found);
      const report = missed
        .map(({query, rank, got}) => `${rank} ${query}: ${got.join(' ')}`)
        .join('\n');
      expect(reached.first, report).toBeGreaterThanOrEqual(floors.first);
      expect(reached.firstThree, report).toBeGreaterThanOrEqual(floors.firstThree);
      expect(reached.reciprocalRank, report).toBeGreaterThanOrEqual(floors.reciprocalRank);
    });

    test('every page is among the first three for its title', () => {
      const missed = pagesOf(version)
        .map(({id, frontMatter}) => ({id, title: String(frontMatter.title)}))
        .filter(({id, title}) => !found(title).slice(0, 3).includes(id));
      expect(missed).toEqual([]);
    });

    test('every I/O server is first for its title, its type and its name, before its object and its tutorials', () => {
      const servers = pagesOf(version).filter(({id}) => id.startsWith('io-servers/'));
      expect(servers.length).toBeGreaterThan(90);
      const missed = servers.flatMap(({id, frontMatter: {title, type = title}}) =>
        [title, type, path.basename(id)]
          .map(String)
          .filter((query) => found(query)[0] !== id)
          .map((query) => `${query}: ${String(found(query)[0])}`),
      );
      expect(missed).toEqual([]);
    });

    for (const [query, page] of Object.entries({
      'knx/ip': 'io-servers/knx',
      'io.set': 'development/java',
      'z1.alarm': 'io-servers/',
      'C++': '',
      '1-wire': 'io-servers/',
      '4.0.1': '',
      '0/1/2': '',
      '$var!': 'development/',
      'TP8-88': 'io-servers/tecnoalarm',
      'RS-485': '',
    })) {
      test(`ordinary text is no syntax: ${query}`, () => {
        const pages = found(query);
        expect(pages.length).toBeGreaterThan(0);
        expect(pages[0]).toMatch(new RegExp(`^${page}`, 'u'));
      });
    }

    test('identifiers are found whole and by their parts', () => {
      expect(found('ui session set').slice(0, 3)).toContain(found('uiSessionSet')[0]);
      expect(found('programtimerset')[0]).toContain('development/');
    });

    test('a slip is forgiven, and does not drown what is spelled right', () => {
      expect(found('tecnoalrm')[0]).toBe('io-servers/tecnoalarm');
      expect(found('bacnte')[0]).toContain('bacnet');
      expect(found('tecnoalarm')[0]).toBe('io-servers/tecnoalarm');
      expect(found('hue')[0]).toBe('io-servers/hue');
    });

    test('fields, signs, edit distance and boost do what they say', () => {
      expect(found('title:knx').every((id) => id.includes('knx'))).toBe(true);
      const [all, without] = [found('knx gateway'), found('knx -gateway')];
      expect(without.length).toBeGreaterThan(0);
      expect(without.length).toBeLessThan(all.length);
      expect(found('+knx +lorawan').every((id) => found('knx').includes(id))).toBe(true);
      expect(found('tecnoalrm~1')).toContain('io-servers/tecnoalarm');
      expect(found('sonos^9 telegram')[0]).toBe('io-servers/sonos');
      expect(found('sonos telegram^9')[0]).toBe('io-servers/telegram');
    });

    test('words for the same thing lead to the same pages', () => {
      const missed = synonyms.flatMap((set) => {
        const answers = set.map((word) => ({word, pages: found(word)}));
        return answers.flatMap(({word, pages}) =>
          answers
            .filter((other) => !pages.includes(other.pages[0] ?? ''))
            .map((other) => `${word}: not the first page of ${other.word}`),
        );
      });
      expect(synonyms.length).toBeGreaterThan(20);
      expect(missed).toEqual([]);
      expect(found('burglar alarm').length).toBeGreaterThan(10);
    });

    test('hits have title, section, address, anchor and breadcrumbs, and say their place in the tree', () => {
      const limits = {hits: 8, pages: 5, sections: 2};
      const hits = hitsOf(
        search(corpus, parseQuery('initreadinterval')),
        titlesOf(corpus.documents),
        limits,
      );
      expect(hits[0]).toMatchObject({
        t: 'KNX',
        s: expect.any(String),
        u: `${root}/io-servers/knx`,
        h: expect.stringMatching(/^#/u),
        b: expect.arrayContaining(['I/O servers']),
        isInterOfTree: false,
        isLastOfTree: false,
      });
      const many = hitsOf(search(corpus, parseQuery('dimmer')), titlesOf(corpus.documents), limits);
      expect(many).toHaveLength(8);
      many.forEach((hit, at) => {
        if (hit.isInterOfTree || hit.isLastOfTree) {
          expect(many[at - 1]?.i).toBe(hit.i);
        }
      });
      expect(many.some(({isLastOfTree}) => isLastOfTree)).toBe(true);
    });

    test('a query without words finds nothing, and a hostile one breaks nothing', () => {
      for (const query of ['', '   ', '+-~^', '+', '"', '***']) {
        expect(found(query), query).toEqual([]);
      }
      for (const query of [
        '__proto__',
        'constructor',
        'hasOwnProperty',
        '(.*)+$',
        '[a-',
        '\\',
        '<img src=x onerror=alert(1)>',
        'a '.repeat(5000),
        'x'.repeat(10_000),
      ]) {
        expect(() => found(query), query.slice(0, 20)).not.toThrow();
      }
    });
  });
}

test.describe('address of an index', () => {
  test('has a query that differs between the versions', () => {
    const page = built('docs/intro.html');
    const main = /assets\/js\/main\.[0-9a-f]+\.js/u.exec(page)?.[0] ?? '';
    const hashes = [...built(main).matchAll(/"?hash"?:"(?<hash>[0-9a-f]{8})"/gu)].map(
      ({groups}) => groups?.hash,
    );
    expect(new Set(hashes).size).toBe(2);
  });
});

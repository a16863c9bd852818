// cspell:ignore acmeget usercode Caffè CAFFE dimer dimm dimmmer dinmer dmimer konnex ligth sonosmusic uisessionset undimmer
import lunr from 'lunr';
import {expect, test} from 'playwright/test';
import {indexFileOf} from '../../src/features/search/build/indexFile';
import {textsOf as pageTextsOf} from '../../src/features/search/build/texts';
import {compactIndexOf, restoreIndex, scoresOf} from '../../src/features/search/compactIndex';
import {indexOf, runQuery} from '../../src/features/search/runtime/answer';
import {corpusOf} from '../../src/features/search/runtime/corpus';
import {
  excerptOf,
  highlightedPieces,
  highlightPattern,
  linePieces,
} from '../../src/features/search/runtime/excerpts';
import {linesOf, withLines} from '../../src/features/search/runtime/lines';
import {parseQuery, QueryError} from '../../src/features/search/runtime/query';
import {encodePhrases, Phrases} from '../../src/features/search/phrases';
import {formsOf, termsOf} from '../../src/features/search/tokens';
import {fields} from '../../src/features/search/documents';
import {pageWeight} from '../../src/site/search';
import {searchOf} from '../support/search';

test.describe('query syntax', () => {
  const clause = {presence: 'optional', boost: 1, fields: [...fields]};

  test('has words, presence operators, fields, edit distance and boost', () => {
    expect(parseQuery('knx  dimmer')).toEqual([
      {...clause, text: 'knx'},
      {...clause, text: 'dimmer'},
    ]);
    expect(parseQuery('+knx -hue')).toEqual([
      {...clause, text: 'knx', presence: 'required'},
      {...clause, text: 'hue', presence: 'prohibited'},
    ]);
    expect(parseQuery('+title:dimmer~1^2')).toEqual([
      {text: 'dimmer', fields: ['title'], presence: 'required', editDistance: 1, boost: 2},
    ]);
    expect(parseQuery('dimmer^2~1')).toEqual(parseQuery('dimmer~1^2'));
  });

  test('trims the punctuation around a word, and ignores punctuation alone', () => {
    for (const typed of `"knx" “knx” «knx», 'knx' (knx). knx? —knx… /knx/ <knx> =knx`.split(' ')) {
      expect(parseQuery(typed), typed).toEqual([{...clause, text: 'knx'}]);
    }
    for (const pair of "title: title -5 5 +39 39 z<n>, z<n> light's light light’s light".match(
      /\S+ \S+/gu,
    ) ?? []) {
      const [typed = '', text] = pair.split(' ');
      expect(parseQuery(typed), typed).toEqual([{...clause, text}]);
    }
    expect(parseQuery('title:"knx"')).toEqual([{...clause, fields: ['title'], text: 'knx'}]);
    expect(parseQuery('-"knx",')).toEqual([{...clause, presence: 'prohibited', text: 'knx'}]);
    expect(parseQuery('" + - ~ ^ ~^ = – … () <>')).toEqual([]);
  });

  test('reports the reason and the range of an error', {tag: '@spec-5'}, () => {
    for (const [query, reason, start, end] of [
      ['dimmer~x', 'edit distance must be numeric', 6, 8],
      ['dimmer~', 'edit distance must be numeric', 6, 7],
      ['a title:knx^b', 'boost must be numeric', 11, 13],
    ] as const) {
      const parse = () => parseQuery(query);
      expect(parse).toThrow(QueryError);
      expect(parse).toThrow(expect.objectContaining({message: reason, start, end}));
    }
  });

  test('truncates long queries and words, and limits numbers', () => {
    expect(parseQuery('a '.repeat(5000))).toHaveLength(16);
    expect(parseQuery('x'.repeat(10_000))[0]?.text).toHaveLength(200);
    expect(parseQuery('word~99^9999')[0]).toMatchObject({editDistance: 2, boost: 100});
  });
});

test.describe('words', () => {
  test('are stemmed without accents and case; identifiers are kept whole and split', () => {
    expect(termsOf('The dimmers are dimming')).toEqual(['dimmer', 'dim']);
    expect(formsOf('uiSessionSet')).toEqual({
      whole: ['uisessionset'],
      parts: ['ui', 'session', 'set'],
    });
    expect(formsOf('TP8-88').whole).toEqual(['tp8-88', 'tp888']);
    expect(formsOf('C++').whole[0]).toBe('c++');
    // A number in an identifier matches the placeholder in the manual.
    expect(formsOf('z<n>.alarm').whole[0]).toBe('z#.alarm');
    expect(formsOf('z1.alarm').whole).toContain('z#.alarm');
    expect(termsOf('Caffè')).toEqual(termsOf('CAFFE'));
  });
});

test.describe('keyword phrases', () => {
  const keywords = ['time zone, zone, clock, set the clock', '', 'DPT 9.001'];
  const documents = keywords.map((text) => [...new Set(termsOf(text))].sort());
  const terms = [...new Set(documents.flat())].sort();
  const indexes = documents.map((all) => all.map((term) => terms.indexOf(term)));

  test('are restored from the ranks of their terms', () => {
    const phrases = new Phrases(encodePhrases(keywords), indexes);
    const restored = (docId: number) => {
      const found: string[] = [];
      const bitOf = (term: number) => 1 << term;
      phrases.forEach(docId, bitOf, (bits, length) => {
        const contained = terms.filter((_, term) => (bits & bitOf(term)) !== 0);
        found.push(`${length} ${contained.join(' ')}`);
      });
      return found;
    };
    expect(restored(0)).toEqual(['1 clock', '2 clock set', '2 time zone', '1 zone']);
    expect(restored(1)).toEqual([]);
    expect(restored(2)).toEqual([`${documents[2]?.length} ${documents[2]?.join(' ')}`]);
    expect(restored(3)).toEqual([]);
  });
});

test.describe('index', () => {
  const documents = [['knx', 'dimmer', 'dimmer'], ['dimmer', '88'], [], ['knx', '#1']];

  const builder = new lunr.Builder();
  builder.ref('i');
  builder.field('t');
  documents.forEach((words, i) => builder.add({i: String(i), t: words.join(' ')}));
  const stock = builder.build();

  // The lunr constants of BM25 are the values in the specification.
  test('restored has the scores of a lunr index', {tag: '@spec-9'}, () => {
    const index = restoreIndex(compactIndexOf(documents), documents.length);
    expect(index.terms).toEqual(['#1', '88', 'dimmer', 'knx']);
    for (const query of ['knx', 'knx^3 dimmer^0.5 not-there', '+knx +dimmer', '+knx +not-there']) {
      const mustHaveAll = query.startsWith('+');
      const boostedTerms = query.split(' ').map((word) => {
        const [term = '', boost = 1] = word.replace('+', '').split('^');
        return {term, boost: Number(boost)};
      });
      const presence = lunr.Query.presence[mustHaveAll ? 'REQUIRED' : 'OPTIONAL'];
      const results = stock.query((query) =>
        boostedTerms.forEach(({term, boost}) =>
          query.term(term, {boost, presence, usePipeline: false}),
        ),
      );
      // lunr divides the scores by the length of the query's known terms.
      const known = boostedTerms.filter(({term}) => index.terms.includes(term));
      const length = Math.hypot(...known.map(({boost}) => boost));
      const scores = scoresOf(index, boostedTerms, mustHaveAll);
      expect(Object.fromEntries(scores), query).toEqual(
        Object.fromEntries(results.map(({ref, score}) => [ref, expect.closeTo(score * length, 2)])),
      );
    }
  });

  test('is rejected if it is not an index', () => {
    for (const file of [null, {}, [], [{}, {}, {}, {}, {}], 'text']) {
      expect(() => corpusOf(file)).toThrow(TypeError);
    }
  });
});

const collected = [
  [
    {i: 0, t: 'KNX', u: '/docs/io-servers/knx', b: ['Documentation', 'I/O servers']},
    {i: 1, t: 'KNX tutorial', u: '/docs/tutorials/knx', b: ['Documentation', 'Tutorials']},
    {i: 2, t: 'Sonos', u: '/docs/io-servers/sonos', b: ['Documentation', 'I/O servers']},
  ],
  [{i: 3, t: 'Options', u: '/docs/io-servers/knx', h: '#options', p: 0}],
  [{i: 0, t: 'Bus of lights and blinds.', u: '/docs/io-servers/knx', p: 0}],
  [{i: 0, t: 'Konnex', u: '/docs/io-servers/knx', p: 0}],
  [
    {
      i: 3,
      t: 'The dimmer reads its level.',
      s: 'Options',
      u: '/docs/io-servers/knx',
      h: '#options',
      p: 0,
    },
    {i: 4, t: 'Music in every room.', s: 'Sonos', u: '/docs/io-servers/sonos', p: 2},
  ],
];
type Collected = Parameters<typeof indexFileOf>[0];
/** Search of documents whose index has been serialised and parsed. */
const indexed = (documents: Collected) =>
  searchOf(JSON.parse(JSON.stringify(indexFileOf(documents))));
const {search: found} = indexed(collected);
const titlesOfPages = (pages: ReturnType<typeof found>['pages']) => pages.map(({page}) => page.t);
const titlesFound = (query: string) => titlesOfPages(found(query).pages);

test.describe('ranking', () => {
  for (const [title, queries] of [
    [
      'an exact title ranks first, and a tutorial below the page of its device',
      {knx: ['KNX', 'KNX tutorial'], 'KNX tutorial': ['KNX tutorial', 'KNX']},
    ],
    [
      'synonyms, typos, prefixes and compounds match',
      {shutter: ['KNX'], dimm: ['KNX'], sonosmusic: ['Sonos']},
    ],
    [
      'a missing, added, wrong or transposed letter is one typo',
      {dimer: ['KNX'], dimmmer: ['KNX'], dinmer: ['KNX'], dmimer: ['KNX'], damper: []},
    ],
    [
      'stop words alone have no hits, but a single one matches title prefixes',
      {'how to': [], 'the and of': [], so: ['Sonos'], 'the dimmer': ['KNX']},
    ],
    [
      'required words, prohibited words and fields restrict the hits',
      {
        'knx +dimmer': ['KNX'],
        'knx -dimmer': ['KNX tutorial'],
        // A prohibited word excludes neither synonyms nor prefixes nor typos.
        'knx -shutter': ['KNX', 'KNX tutorial'],
        'knx -dimm': ['KNX', 'KNX tutorial'],
        'knx -dimer': ['KNX', 'KNX tutorial'],
        'knx +shutter': [],
        'dimer~1': ['KNX'],
        'knx^9 sonos': ['KNX', 'KNX tutorial', 'Sonos'],
        'knx sonos^9': ['Sonos', 'KNX', 'KNX tutorial'],
        'title:music': [],
        'keywords:konnex': ['KNX'],
      },
    ],
  ] as const) {
    test(title, () => {
      for (const [query, titles] of Object.entries(queries)) {
        expect(titlesFound(query), query).toEqual(titles);
      }
    });
  }

  test('a compound matches with the punctuation that is pasted with it', () => {
    const patterns = '"_" “_” ‘_’ (_) _: _? _! _, _. _… _/ /_ –_ _- <_> _<n> <n>._ _= +_ #_ _+';
    for (const pattern of patterns.split(' ')) {
      const query = pattern.replace('_', 'sonosmusic');
      expect(titlesFound(query), query).toEqual(['Sonos']);
    }
    for (const separator of [',', '/', '.', ':', '=', '-', '–', '—', '|', '<n>.', "'", '’']) {
      const query = `sonosmusic${separator}room`;
      expect(titlesFound(query), query).toEqual(['Sonos']);
    }
  });

  test('a page ranks higher the more words it contains, above all in its title', () => {
    const pages = ['Mail', 'Sending mail', 'Lamps', 'Blinds'].map((title, i) => ({
      ...{i, t: title, u: `/docs/${i}`, b: []},
    }));
    const descriptions = [
      {i: 0, t: 'Send mail.', u: '/docs/0', p: 0},
      {i: 2, t: 'Lamps.', u: '/docs/2', p: 2},
      {i: 3, t: 'Blinds.', u: '/docs/3', p: 3},
    ];
    const {search} = indexed([pages, [], descriptions, [], []]);
    expect(search('send mail').pages[0]?.page.t).toBe('Sending mail');
    expect(titlesFound('music sonos knx')[0]).toBe('Sonos');
  });

  test('synonyms of a hyphenated word and of a word with a typo match', () => {
    const pages = ['Lamp', 'Light', 'SMTP'].map((t, i) => ({i, t, u: `/docs/${i}`, b: []}));
    const {search} = indexed([pages, [], [], [], []]);
    expect(titlesOfPages(search('e-mail').pages)).toEqual(['SMTP']);
    expect(titlesOfPages(search('ligth').pages)).toEqual(['Light', 'Lamp']);
  });

  test('a keyword phrase counts in a translated query', () => {
    const pages = ['Sauna', 'Pool'].map((t, i) => ({i, t, u: `/docs/${i}`, b: []}));
    const textsOf = (texts: readonly string[]) =>
      texts.map((t, i) => ({i, t, u: `/docs/${i}`, p: i}));
    const descriptions = textsOf(['Remote access.', 'Remote access.']);
    const keywords = textsOf(['remote key, access', 'remote access, key']);
    const {search} = indexed([pages, [], descriptions, keywords, []]);
    const scoresOf = (query: string) =>
      search(query).pages.map(({page: {t}, score}) => `${t} ${score.toFixed(2)}`);
    const [sauna = '', pool = ''] = scoresOf('remote access');
    expect(sauna).toBe(pool.replace('Pool', 'Sauna'));
    expect(titlesOfPages(search('accesso remoto').pages)).toEqual(['Pool', 'Sauna']); // cspell:disable-line
  });
});

test.describe('highlights', () => {
  test('mark words with a search term as a prefix, and not as another part', () => {
    const highlighted = (text: string, ...words: string[]) =>
      highlightedPieces(text, words)
        .filter(({isHighlighted}) => isHighlighted)
        .map(({text: word}) => word);
    expect(highlighted('Dimmers, a dimmer and no undimmer', 'dimmer')).toEqual([
      'Dimmers',
      'dimmer',
    ]);
    expect(highlighted('C++ (and $var!)', 'c++', '$var!')).toEqual(['C++', '$var!']);
    expect(highlighted('An energy meter', 'energi')).toEqual(['energy']); // cspell:disable-line
    expect(highlighted('anything', '')).toEqual([]);
    expect(() => highlightPattern(['(.*)+$', '[a-', '\\'])).not.toThrow();
  });

  test('mark the words as typed, inflected or corrected, and one letter only if it is alone', () => {
    const index = indexOf(JSON.parse(JSON.stringify(indexFileOf(collected))));
    const marks = (query: string) => {
      const response = runQuery(index, {query, limits: {hits: 1, sections: 0, pages: 1}});
      return response.state === 'found' ? response.marks : [];
    };
    expect(marks('blinds knx')).toEqual(['blind', 'knx']);
    expect(marks('dimer')).toEqual(['dimmer']);
    expect(marks('knx c 4.0')).toEqual(['knx', '4.0']);
    expect(marks('c')).toEqual(['c']);
  });

  test(
    'an excerpt has 50 characters, in whole words, on each side of the first term',
    {tag: '@spec-9'},
    () => {
      const text = `${'before '.repeat(20)}dimmer${' after'.repeat(20)}`;
      const pieces = excerptOf(text, ['dimmer'], 50);
      expect(pieces.find(({isHighlighted}) => isHighlighted)?.text).toBe('dimmer');
      const excerpt = pieces.map((piece) => piece.text).join('');
      expect(excerpt).toMatch(/^…(?:before )+dimmer(?: after)+…$/u);
      expect(excerpt.indexOf('dimmer')).toBeLessThanOrEqual(51);
      expect(excerpt.length).toBeGreaterThan(80);
      expect(excerpt.length).toBeLessThanOrEqual(50 + 'dimmer'.length + 50 + 2);
      expect(excerptOf('short', ['dimmer'], 50)).toEqual([{text: 'short', isHighlighted: false}]);
      const long = 'x'.repeat(300);
      expect(excerptOf(long, ['dimmer'], 50)[0]?.text).toHaveLength(101);
    },
  );
});

test.describe('lines of a hit', () => {
  const page = `<article><div class="markdown"><header><h1>Acme</h1></header>
    <dl><div><dt>Default port</dt><dd><code>7094</code></dd></div>
    <div><dt>Capabilities</dt><dd><ul><li>Arm</li><li>Read</li></ul></dd></div></dl>
    <div><button>Edit XML</button><button>Copy XML</button></div>
    <p>The Acme server has one port of its own. It is <button class="term">armed</button> later.</p>
    <h2 id="options">Options<a class="hash-link" href="#options"></a></h2>
    <table><thead><tr><th>ID</th><th>Default</th><th>Meaning</th></tr></thead><tbody>
    <tr id="row"><td><code>usercode</code></td><td>none</td><td>code for commands</td></tr>
    </tbody></table>
    <h3 id="acmeget">acmeGet</h3><pre><code>static int acmeGet(String name)<br/>// About it
    acmeGet("door")</code></pre></div></article>`;
  const texts = pageTextsOf(page, '/docs/acme', ['[data-search-ignore]']);

  test('have the cells of a row, a fact with its label, code, and no control', () => {
    expect(texts).toEqual({
      u: '/docs/acme',
      texts: {
        '': [
          'Default port: 7094',
          'Capabilities: Arm, Read',
          'The Acme server has one port of its own. It is armed later.',
        ],
        '#options': [['`usercode` · Default: none · Meaning: code for commands', '#row']],
        '#acmeget': ['`static int acmeGet(String name)`', '`acmeGet("door")`'],
      },
    });
  });

  test('answer the words that the title does not contain; a hit without such a word has none', () => {
    const hit = {i: 0, t: 'Acme', u: '/docs/acme', b: [], keywords: [], type: 'title'} as const;
    const main = {...hit, isInterOfTree: false, isLastOfTree: false};
    const section = {...main, s: 'acmeGet', h: '#acmeget', isLastOfTree: true};
    const titles = {descriptions: new Map<number, string>(), sections: new Map<string, string>()};
    const found = (query: string, isFirstPage = false) =>
      withLines(
        [main, section],
        linesOf(texts),
        termsOf(query).map((term) => ({text: term, idf: 1, terms: new Map([[term, 1]])})),
        titles,
        isFirstPage,
      ).map(({lines, h}) => [lines, h]);
    expect(found('acme port')).toEqual([[['Default port: 7094'], undefined]]);
    expect(found('usercode of acme')[0]).toEqual([
      ['`usercode` · Default: none · Meaning: code for commands'],
      '#row',
    ]);
    const [signature, example] = ['`static int acmeGet(String name)`', '`acmeGet("door")`'];
    expect(found('acmeGet')).toEqual([
      [[signature], '#acmeget'],
      [[example], '#acmeget'],
    ]);
    expect(found('acme')).toEqual([[undefined, undefined]]);
    const limited = linesOf({
      u: '',
      texts: {'': ['It counts each zone.', 'It has up to 30 zones.']},
    });
    const words = ['many', 'zone'].map((text) => ({text, idf: 1, terms: new Map([[text, 1]])}));
    expect(withLines([main], limited, words, titles)[0]?.lines).toEqual(['It has up to 30 zones.']);
    const page = {text: 'page', idf: 1, terms: new Map([['page', 1]])};
    const inflected = linesOf({u: '', texts: {'': ['It is mute while paging.', 'It has a pag.']}});
    expect(withLines([main], inflected, [page], titles)[0]?.lines).toEqual([
      'It is mute while paging.',
    ]);
    const first = 'the first page has its lines in one hit';
    expect(found('acmeGet', true), first).toEqual([[[signature, example], '#acmeget']]);
    const zones = ['Zone 1', 'Zone 2', 'Zone 3', 'Zone 4'].map((zone) => zone.padEnd(190, '.'));
    const many = linesOf({u: '', texts: {'': [...zones.slice(0, 3), 'A short zone.']}});
    const zone = {text: 'zone', idf: 1, terms: new Map([['zone', 1]])};
    const shown = withLines([main], many, [zone], titles, true)[0]?.lines;
    const room = 'its lines have room for two of 190 characters, and a short one';
    expect(shown, room).toEqual([zones[0], zones[1], 'A short zone.']);
  });

  test('are shown with their code, and a long row with its name and the words of the query', () => {
    const shown = (line: string, ...highlights: string[]) =>
      linePieces(line, highlights)
        .map(({text, isCode}) => (isCode === true ? `\`${text}\`` : text))
        .join('');
    expect(shown('`usercode` · Default: none')).toBe('`usercode` · Default: none');
    const long = 'many words '.repeat(17).trim();
    expect(shown(`\`id\` · Default: 1 · Values: ${long} · Meaning: last`)).toBe(
      '`id` · Default: 1 · Meaning: last',
    );
    expect(shown(`\`id\` · Values: ${long} · Meaning: ${long}`)).toMatch(
      /^`id` · Meaning: many .*…$/u,
    );
    const cut = shown(`\`id\` · Values: ${long} needle ${long} · Meaning: last`, 'needle');
    expect(cut).toMatch(/^`id` · …(?:many|words) .*needle.*…/u);
    expect(cut.length).toBeLessThan(220);
  });
});

test('pages are weighted by their kind', () => {
  const objects = '/docs/development/project-development/objects';
  const isPage = (address: string) => address === '/docs/io-servers/satel';
  const weightOf = (address: string, ...words: string[]) => pageWeight(address, isPage, words);
  expect(weightOf('/docs/io-servers/satel')).toBeGreaterThan(weightOf('/docs/intro'));
  expect(weightOf(`${objects}/satel`)).toBeLessThan(weightOf(`${objects}/button`));
  // A query with a word for the screen means the UI object.
  const onScreen = weightOf(`${objects}/satel`, 'satel', 'page');
  expect(onScreen).toBeGreaterThan(weightOf(`${objects}/satel`, 'satel', 'zone'));
  expect(onScreen).toBeGreaterThanOrEqual(weightOf('/docs/io-servers/satel', 'satel', 'page'));
  for (const lighter of ['tutorials/x', 'architecture/manager/utilities/knx', 'release-notes/4']) {
    expect(weightOf(`/docs/${lighter}`), lighter).toBeLessThan(weightOf('/docs/intro'));
  }
});

test('a page with a section of that name ranks above a page that mentions it more often', () => {
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

test('an identifier finds the page where its capitals are the same', () => {
  const names = ['dateSet', 'DATESET'];
  const pages = names.map((_, i) => ({i, u: `/${i}`, t: 'Keywords'}));
  const headings = names.map((t, i) => ({i: i + 2, p: i, u: `/${i}`, h: '#dateset', t}));
  const {search} = searchOf(indexFileOf([pages, headings, [], [], []]));
  const found = names.map((name) => search(`${name} keywords`).pages[0]?.page.i);
  expect(found).toEqual([0, 1]);
});

test('a data point finds its row with a placeholder, a plural its bus, and a name in capitals only itself', () => {
  const titles = ['Outputs o<n>, inputs ai<n>', 'Two on a bus', 'It wakes up', 'A UPS'];
  const documents = titles.map((t, i) => ({i, u: `/${i}`, t}));
  const {search} = searchOf(indexFileOf([documents, [], [], [], []]));
  const expected = {o7: [0], ai3: [0], x7: [], buses: [1], UPS: [3], ups: [2, 3], up: [2, 3]};
  for (const [query, pages] of Object.entries(expected)) {
    const found = search(query).pages.map(({page}) => page.i);
    expect(found.sort(), query).toEqual(pages);
  }
});

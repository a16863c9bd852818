// cspell:ignore Caffè CAFFE dimer dimm dimmmer dinmer dmimer konnex sonosmusic uisessionset undimmer
import {expect, test} from 'playwright/test';
import {indexAddress, namedVersion, textAddress} from '../../src/search/addresses';
import {compact, expand, lettersOf} from '../../src/search/compact';
import {hitsOf, titlesOf} from '../../src/search/hits';
import {corpusOf, indexFileOf} from '../../src/search/indexFile';
import {excerptOf, markedPieces, markPattern} from '../../src/search/marks';
import {parseQuery, QueryParseError} from '../../src/search/query';
import {search} from '../../src/search/rank';
import {differingLetters, isWithin} from '../../src/text/typo';
import {targetOf} from '../../src/search/target';
import {formsOf, termsOf} from '../../src/search/tokens';

test.describe('query syntax', () => {
  const clause = {presence: 'optional', boost: 1};

  test('words, signs, fields, edit distance and boost', () => {
    expect(parseQuery('knx  dimmer')).toEqual([
      {...clause, text: 'knx'},
      {...clause, text: 'dimmer'},
    ]);
    expect(parseQuery('+knx -hue')).toEqual([
      {...clause, text: 'knx', presence: 'required'},
      {...clause, text: 'hue', presence: 'prohibited'},
    ]);
    expect(parseQuery('+title:dimmer~1^2')).toEqual([
      {text: 'dimmer', field: 'title', presence: 'required', editDistance: 1, boost: 2},
    ]);
    expect(parseQuery('dimmer^2~1')).toEqual(parseQuery('dimmer~1^2'));
  });

  test('ordinary text is taken as it is', () => {
    for (const word of [
      'knx/ip',
      'TP8-88',
      'RS-485',
      'io.set',
      'z1.alarm',
      'C++',
      '1-wire',
      '4.0.1',
      '0/1/2',
      '$var!',
      '-5',
      '+39',
      'http://host:80',
      'host:title',
      '~',
      '^',
      '~^',
      'title:',
    ]) {
      expect(parseQuery(word), word).toEqual([{...clause, text: word}]);
    }
  });

  test('mistakes have a reason and a place', () => {
    for (const [query, reason, start, end] of [
      ['dimmer~x', 'edit distance must be numeric', 6, 8],
      ['dimmer~', 'edit distance must be numeric', 6, 7],
      ['a title:knx^b', 'boost must be numeric', 11, 13],
    ] as const) {
      const read = () => parseQuery(query);
      expect(read).toThrow(QueryParseError);
      expect(read).toThrow(expect.objectContaining({message: reason, start, end}));
    }
  });

  test('what is long is cut', () => {
    expect(parseQuery('a '.repeat(5000))).toHaveLength(16);
    expect(parseQuery('x'.repeat(10_000))[0]?.text).toHaveLength(200);
    expect(parseQuery('word~99^9999')[0]).toMatchObject({editDistance: 2, boost: 100});
  });
});

test.describe('words', () => {
  test('are stemmed, identifiers kept whole and split', () => {
    expect(termsOf('The dimmers are dimming')).toEqual(['dimmer', 'dim']);
    expect(formsOf('uiSessionSet')).toEqual({
      whole: ['uisessionset'],
      parts: ['ui', 'session', 'set'],
    });
    expect(formsOf('TP8-88').whole).toEqual(['tp8-88', 'tp888']);
    expect(formsOf('C++').whole[0]).toBe('c++');
  });

  test('numbers in an identifier meet the placeholder of the manual', () => {
    expect(formsOf('z<n>.alarm').whole[0]).toBe('z#.alarm');
    expect(formsOf('z1.alarm').whole).toContain('z#.alarm');
  });

  test('accents and capitals make no difference', () => {
    expect(termsOf('Caffè')).toEqual(termsOf('CAFFE'));
  });

  test('slips: a letter missing, too many, wrong, or changed places', () => {
    for (const slip of ['dimer', 'dimmmer', 'dinmer', 'dmimer']) {
      expect(isWithin(slip, 'dimmer', 1), slip).toBe(true);
      const differ = differingLetters(lettersOf(slip), lettersOf('dimmer'));
      expect(differ, slip).toBeLessThanOrEqual(2);
    }
    expect(isWithin('damper', 'dimmer', 1)).toBe(false);
    expect(differingLetters(lettersOf('knx'), lettersOf('sonos'))).toBeGreaterThan(2);
  });
});

test.describe('index', () => {
  const documents = [['knx', 'dimmer', 'dimmer'], ['dimmer'], [], ['knx']];

  test('comes back from its compact form as it was', () => {
    const index = expand(compact(documents), documents.length);
    expect(index.terms).toEqual(['dimmer', 'knx']);
    expect([...index.starts]).toEqual([0, 2, 4]);
    expect([...index.places]).toEqual([0, 1, 0, 3]);
    expect([...index.counts]).toEqual([2, 1, 1, 1]);
    expect([...index.lengths]).toEqual([3, 1, 0, 1]);
    expect(index.averageLength).toBe(5 / 4);
  });

  test('that is not whole is refused', () => {
    const {terms, postings} = compact(documents);
    expect(() => expand({terms, postings: postings.slice(0, -1)}, 4)).toThrow(RangeError);
    expect(() => expand({terms, postings}, 1)).toThrow(RangeError);
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
const corpus = corpusOf(JSON.parse(JSON.stringify(indexFileOf(collected))));
const found = (query: string) => search(corpus, parseQuery(query));
const titlesFound = (query: string) => found(query).pages.map(({page}) => page.t);

test.describe('ranking', () => {
  test('a title that is what was typed comes first, and a tutorial after the page of the device', () => {
    expect(titlesFound('knx')).toEqual(['KNX', 'KNX tutorial']);
    expect(titlesFound('KNX tutorial')[0]).toBe('KNX tutorial');
  });

  test('what has more of the words comes first', () => {
    expect(titlesFound('knx music')).toContain('Sonos');
    expect(titlesFound('music sonos knx')[0]).toBe('Sonos');
  });

  test('synonyms, slips, beginnings and words written as one are found', () => {
    expect(titlesFound('shutter')).toEqual(['KNX']);
    expect(titlesFound('dimer')).toEqual(['KNX']);
    expect(titlesFound('dimm')).toEqual(['KNX']);
    expect(titlesFound('sonosmusic')).toEqual(['Sonos']);
  });

  test('required and prohibited words, fields', () => {
    expect(titlesFound('knx +dimmer')).toEqual(['KNX']);
    expect(titlesFound('knx -dimmer')).toEqual(['KNX tutorial']);
    // Only the word itself: not its synonym, nor what begins with it or differs by a slip.
    for (const word of ['-shutter', '-dimm', '-dimer']) {
      expect(titlesFound(`knx ${word}`), word).toEqual(['KNX', 'KNX tutorial']);
    }
    expect(titlesFound('knx +shutter')).toEqual([]);
    expect(titlesFound('title:music')).toEqual([]);
    expect(titlesFound('keywords:konnex')).toEqual(['KNX']);
  });

  test('hits say page, section and place in the tree', () => {
    const limits = {hits: 8, pages: 5, sections: 2};
    const titles = titlesOf(corpus.documents);
    const [section] = hitsOf(found('dimmer'), titles, limits);
    expect(section).toMatchObject({
      t: 'KNX',
      s: 'Options',
      u: '/docs/io-servers/knx',
      h: '#options',
    });
    const [page, below] = hitsOf(found('knx dimmer'), titles, limits);
    expect(page).toMatchObject({t: 'KNX', isLastOfTree: false});
    expect(below).toMatchObject({s: 'Options', isInterOfTree: false, isLastOfTree: true});
    expect(hitsOf(found('knx'), titles, {...limits, hits: 1})).toHaveLength(1);
  });
});

test.describe('marks', () => {
  test('words that begin with a mark, and no parts of other words', () => {
    const marked = (text: string, ...marks: string[]) =>
      markedPieces(text, marks)
        .filter(({isMarked}) => isMarked)
        .map(({text: word}) => word);
    expect(marked('Dimmers, a dimmer and no undimmer', 'dimmer')).toEqual(['Dimmers', 'dimmer']);
    expect(marked('C++ (and $var!)', 'c++', '$var!')).toEqual(['C++', '$var!']);
    expect(marked('anything', '')).toEqual([]);
    expect(() => markPattern(['(.*)+$', '[a-', '\\'])).not.toThrow();
  });

  test('an excerpt has the first marked word and the text around it', () => {
    const text = `${'before '.repeat(20)}dimmer${' after'.repeat(20)}`;
    const pieces = excerptOf(text, ['dimmer'], 50);
    expect(pieces.find(({isMarked}) => isMarked)?.text).toBe('dimmer');
    const excerpt = pieces.map((piece) => piece.text).join('');
    expect(excerpt).toHaveLength(50 + 'dimmer'.length + 50 + 2);
    expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true);
    expect(excerptOf('short', ['dimmer'], 50)).toEqual([{text: 'short', isMarked: false}]);
  });

  test('the target of a hit carries them', () => {
    const [hit] = hitsOf(found('dimmer'), titlesOf(corpus.documents), {
      hits: 1,
      pages: 1,
      sections: 0,
    });
    expect(hit && targetOf(hit, ['dimmer', 'a&b'])).toBe(
      '/docs/io-servers/knx?_highlight=dimmer&_highlight=a%26b#options',
    );
  });
});

test.describe('addresses', () => {
  const latest = {folder: '/', root: '/docs/', label: '4.0', hash: '0a1b2c3d'};
  const next = {folder: '/docs/next/', root: '/docs/next/', label: '4.1', hash: '4e5f6a7b'};

  test('of the index and of the texts of a page', () => {
    expect(indexAddress(latest)).toBe('/search-index.json?_=0a1b2c3d');
    expect(indexAddress(next)).toBe('/docs/next/search-index.json?_=4e5f6a7b');
    expect(textAddress(next, 7)).toBe('/docs/next/search-texts/7.json?_=4e5f6a7b');
  });

  test('of a version that is named, with or without slash, known or not', () => {
    const named = (name: string) => namedVersion([latest, next], '/', name);
    expect(named('')).toBe(latest);
    expect(named('docs/next')).toBe(next);
    expect(named('docs/next/')).toBe(next);
    expect(indexAddress(named('docs/3.0'))).toBe('/docs/3.0/search-index.json');
  });
});

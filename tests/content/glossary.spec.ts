import {toString} from 'mdast-util-to-string';
import {expect, test} from 'playwright/test';
import {visit} from 'unist-util-visit';
import {glossarySynonyms, termId, termPattern, terms, type Term} from '../../src/site/glossary';
import glossary from '../../src/content/remark/glossary';
import {attributesOf} from '../../src/content/remark/jsx';
import {synonyms} from '../../src/site/search';
import {docsVersions} from '../../src/site/versions';
import {transformed} from '../support/markdown';
import {pageFields, pagesOf} from '../support/project';

const repeated = (list: readonly string[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

const unused = (words: readonly Pick<Term, 'term'>[], texts: readonly string[]) =>
  words.filter((word) => !texts.some((text) => termPattern(word).test(text))).map(({term}) => term);

test.describe('glossary', () => {
  test('has each term once, with a short meaning that can follow a colon', () => {
    expect(repeated(terms.map(termId))).toEqual([]);
    const wrong = terms.filter(
      ({meaning}) =>
        meaning.length > 160 || /[.:]$/u.test(meaning) || /^(?:\p{Lu}\p{Ll}| )/u.test(meaning),
    );
    expect(wrong).toEqual([]);
  });

  test('each term has a page, is used, and is restricted by existing keywords', () => {
    for (const version of docsVersions) {
      const pages = pagesOf(version);
      const limits = terms.flatMap(({about}) => (about === undefined ? [] : [{term: about}]));
      const keywords = pages.flatMap(({frontMatter}) => frontMatter.keywords);
      expect(terms.filter(({page}) => !pages.some(({id}) => id === page))).toEqual([]);
      const bodies = pages.map(({body}) => body);
      expect(unused(terms, bodies)).toEqual([]);
      expect(unused(limits, keywords)).toEqual([]);
    }
    expect(unused([{term: 'data point'}, {term: 'flux'}], ['Two data points.'])).toEqual(['flux']);
  });

  test('aliases of a term are synonyms in the search, each in one set', () => {
    expect(glossarySynonyms()).not.toEqual([]);
    expect(synonyms).toEqual(expect.arrayContaining(glossarySynonyms()));
    expect(repeated(glossarySynonyms().flat())).toEqual([]);
  });

  test('singular and plural match; parts of other words, names and excluded words do not', () => {
    for (const [term, text, matches] of [
      ['data point', 'Data points', true],
      ['bypass', 'It bypasses a zone.', true],
      ['zone', 'ozone, zone-based, zone.alarm', false],
      ['EVENTS', 'the events', false],
      ['Manager', 'Open the Manager.', true],
      ['Manager', 'Redscan Manager', false],
      ['KNX', 'KNX Utility', false],
      ['BACnet', 'BACnet/IP', false],
    ] as const) {
      expect(termPattern({term}).test(text), text).toBe(matches);
    }
    const coil = termPattern({term: 'coil', notAfter: 'fan'});
    expect(coil.test('Fan coil units, a fan coil')).toBe(false);
    expect(coil.exec('a fan coil and a coil')?.index).toBe(17);
  });
});

test.describe('notes on terms', () => {
  /** The words with a note, in order, the texts that do not wrap, and the whole text. */
  function notesOf(text: string, fields = {}, doc = 'docs/architecture/page.mdx') {
    const frontMatter = {...pageFields, family: 'guide', ...fields};
    const tree = transformed(text, glossary, {doc, frontMatter});
    const words: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.name === 'Term') {
        const {word = ''} = attributesOf(node);
        words.push(word);
        // The word of the note is part of the whole text.
        node.children = [{type: 'text', value: word}];
      }
    });
    const lines: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.name === 'span') {
        lines.push(toString(node));
      }
    });
    return {words, lines, text: toString(tree)};
  }
  const wordsOf = (...page: Parameters<typeof notesOf>) => notesOf(...page).words;

  test('are on the first use in text and lists, at most five, on the rarest terms', () => {
    const text = 'Data points and a data point.\n\n- A coil, a coil and an I/O server.';
    expect(wordsOf(text)).toEqual(['Data points', 'coil', 'I/O server']);
    const many = 'I/O server, data point, EVENTS, KNX, coil, unit ID, COV, RS-485, ETS.';
    expect(wordsOf(many)).toEqual(['KNX', 'coil', 'unit ID', 'COV', 'RS-485']);
    // The longer of two terms that overlap.
    expect(wordsOf('a BACnet object')).toEqual(['BACnet object']);
    // An ambiguous word has a note only on pages with the keyword of its meaning.
    expect(wordsOf('Each zone.')).toEqual([]);
    expect(wordsOf('Each zone.', {keywords: ['intrusion panel']})).toEqual(['zone']);
  });

  test('do not wrap before adjacent punctuation, and change no text', () => {
    const sentence = 'A (coil), unit ID; COV and KNX.';
    const {lines, text} = notesOf(sentence);
    expect(lines).toEqual(['(coil),', 'unit ID;', 'KNX.']);
    expect(text).toBe(sentence);
  });

  test('are not in code, links, headings, bold text, tables, components and the page of the term', () => {
    for (const text of [
      '`coil`',
      '[unit ID](./a.mdx)',
      '~~~text\ncoil\n~~~',
      '| coil |\n| --- |\n| coil |',
      '<Tabs>\n\ncoil\n\n</Tabs>',
      'A coil.\n\n## Coils',
      'A coil.\n\n**coil**',
    ]) {
      expect(wordsOf(text), text).toEqual([]);
    }
    expect(wordsOf('A coil.')).toEqual(['coil']);
    expect(wordsOf('A coil.', {title: 'Coils'})).toEqual([]);
    expect(wordsOf('A coil.', {}, 'docs/io-servers/modbus.mdx')).toEqual([]);
    expect(wordsOf('A coil.', {}, 'docs/_common/_partial.mdx')).toEqual([]);
  });
});

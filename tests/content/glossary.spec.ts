import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import {glossarySynonyms, termId, termPattern, terms, type Term} from '../../src/glossary';
import glossary from '../../src/remark/glossary';
import {synonyms} from '../../src/site/search';
import {docsVersions, versions} from '../../src/site/versions';
import {pageFields, pagesOf} from '../support/project';

/** Terms that no text uses. */
function unused(words: readonly Pick<Term, 'term'>[], texts: readonly string[]): string[] {
  return words.flatMap((word) => {
    const pattern = termPattern(word);
    return texts.some((text) => pattern.test(text)) ? [] : [word.term];
  });
}

test.describe('glossary', () => {
  test('has each term once', () => {
    const ids = terms.map(termId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('each meaning is short, and continues a line after a colon', () => {
    const wrong = terms.filter(
      ({meaning}) =>
        meaning.length > 160 || /[.:]$/u.test(meaning) || /^(?:\p{Lu}\p{Ll}| )/u.test(meaning),
    );
    expect(wrong).toEqual([]);
  });

  for (const version of docsVersions) {
    test(`each term has a page, is used, and is limited by a keyword, in ${version.name}`, () => {
      const pages = pagesOf(version);
      const ids = pages.map(({id}) => id);
      const texts = pages.map(({body}) => body);
      const keywords = pages.flatMap(({frontMatter}) => frontMatter.keywords);
      const limits = terms.flatMap(({about}) => (about === undefined ? [] : [{term: about}]));
      expect(terms.filter(({page}) => !ids.includes(page))).toEqual([]);
      expect(unused(terms, texts)).toEqual([]);
      expect(unused(limits, keywords)).toEqual([]);
    });
  }

  test('aliases of a term are synonyms of the search, and no word is in two sets', () => {
    expect(glossarySynonyms()).not.toEqual([]);
    for (const set of glossarySynonyms()) {
      expect(synonyms()).toContainEqual(set);
    }
    const words = glossarySynonyms().flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test('planted fault: a term that no page uses is found', () => {
    expect(unused([{term: 'data point'}, {term: 'flux'}], ['Two data points.'])).toEqual(['flux']);
  });

  test('singular and plural match, parts of other words and names do not', () => {
    const finds = (term: string, text: string) => termPattern({term}).test(text);
    expect(finds('data point', 'Data points')).toBe(true);
    expect(finds('bypass', 'It bypasses a zone.')).toBe(true);
    expect(finds('zone', 'ozone, zone-based, zone.alarm')).toBe(false);
    expect(finds('EVENTS', 'the events')).toBe(false);
    expect(finds('Manager', 'Open the Manager.')).toBe(true);
    expect(finds('Manager', 'Redscan Manager')).toBe(false);
    expect(finds('KNX', 'KNX Utility')).toBe(false);
    expect(finds('BACnet', 'BACnet/IP')).toBe(false);
  });

  test('a word before a term that changes its meaning excludes the match', () => {
    const coil = termPattern({term: 'coil', notAfter: 'fan'});
    expect(coil.test('Fan coil units, a fan coil')).toBe(false);
    expect(coil.exec('a fan coil and a coil')?.index).toBe(17);
  });
});

test.describe('notes on terms', () => {
  const text = (value: string): PhrasingContent => ({type: 'text', value});
  const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

  /** A page with its notes. */
  function withNotes(
    nodes: readonly RootContent[],
    {doc = 'architecture/page.mdx', title = 'Title', keywords = ['keyword']} = {},
  ): Root {
    const tree: Root = {type: 'root', children: [...nodes]};
    // The fake processor parses each meaning as one text.
    const processor = {parse: (value: string) => ({children: [paragraph(text(value))]})};
    const file = {
      path: `/site/${versions.next.tree}/${doc}`,
      data: {frontMatter: {...pageFields, family: 'guide', title, keywords}},
    };
    const transform = glossary as unknown as (
      this: typeof processor,
    ) => (root: Root, page: typeof file) => void;
    transform.call(processor)(tree, file);
    return tree;
  }

  type MdxJsxTextElement = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

  /** Elements within running text, outermost first, by name. */
  function elementsIn(node: Root | RootContent, name: string): MdxJsxTextElement[] {
    if (node.type === 'mdxJsxTextElement' && node.name === name) {
      return [node];
    }
    return 'children' in node ? node.children.flatMap((child) => elementsIn(child, name)) : [];
  }

  const wordOf = ({attributes}: MdxJsxTextElement): string =>
    attributes
      .filter((one) => one.type === 'mdxJsxAttribute')
      .map(({name, value}) => (name === 'word' && typeof value === 'string' ? value : ''))
      .join('');

  /** Words with a note of a page, in its order. */
  const noted = (...page: Parameters<typeof withNotes>): string[] =>
    elementsIn(withNotes(...page), 'Term').map(wordOf);

  test('are on the first use in running text and lists', () => {
    const item: BlockContent = paragraph(text('A coil, a coil and an I/O server.'));
    expect(
      noted([
        paragraph(text('Data points and a data point.')),
        {type: 'list', children: [{type: 'listItem', children: [item]}]},
      ]),
    ).toEqual(['Data points', 'coil', 'I/O server']);
  });

  test('keep adjacent punctuation on the line of the word, and lose no text', () => {
    const said = 'A (coil), unit ID; COV and KNX.';
    const tree = withNotes([paragraph(text(said))]);
    const plain = (node: Root | RootContent): string => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Term') {
        return wordOf(node);
      }
      if ('value' in node) {
        return node.value;
      }
      return 'children' in node ? node.children.map(plain).join('') : '';
    };
    expect(elementsIn(tree, 'span').map(plain)).toEqual(['(coil),', 'unit ID;', 'KNX.']);
    expect(plain(tree)).toBe(said);
  });

  test('are not in code, links, headings, bold text, tables and components', () => {
    expect(
      noted([
        paragraph(
          {type: 'inlineCode', value: 'coil'},
          {type: 'link', url: './a.mdx', children: [text('unit ID')]},
        ),
        {type: 'code', value: 'coil'},
        {
          type: 'table',
          children: [{type: 'tableRow', children: [{type: 'tableCell', children: [text('coil')]}]}],
        },
        {
          type: 'mdxJsxFlowElement',
          name: 'Tabs',
          attributes: [],
          children: [paragraph(text('coil'))],
        },
      ]),
    ).toEqual([]);
  });

  test('are not on a page that explains the term', () => {
    const use = () => paragraph(text('A coil.'));
    expect(noted([use()])).toEqual(['coil']);
    expect(noted([use()], {title: 'Coils'})).toEqual([]);
    expect(noted([use(), {type: 'heading', depth: 2, children: [text('Coils')]}])).toEqual([]);
    expect(noted([use(), paragraph({type: 'strong', children: [text('coil')]})])).toEqual([]);
    expect(noted([use()], {doc: 'io-servers/modbus.mdx'})).toEqual([]);
    expect(noted([use()], {doc: '_common/_partial.mdx'})).toEqual([]);
  });

  test('are on an ambiguous word only if the page is about its meaning', () => {
    const use = () => paragraph(text('Each zone.'));
    expect(noted([use()])).toEqual([]);
    expect(noted([use()], {keywords: ['intrusion panel']})).toEqual(['zone']);
  });

  test('are five at most, on the rarest terms, and on the longer of two that overlap', () => {
    const many = 'I/O server, data point, EVENTS, KNX, coil, unit ID, COV, RS-485, ETS.';
    expect(noted([paragraph(text(many))])).toEqual(['KNX', 'coil', 'unit ID', 'COV', 'RS-485']);
    expect(noted([paragraph(text('a BACnet object'))])).toEqual(['BACnet object']);
  });
});

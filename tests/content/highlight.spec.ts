import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import {decodeRuns, encodeRuns} from '../../src/language/runs';
import highlight from '../../src/remark/highlight';
import {tokensOf} from '../../src/remark/highlight/tokensOf';
import {fencesOf} from '../support/fences';
import {distinctPages} from '../support/project';

const textOf = (code: string, tokens: string) =>
  decodeRuns(code, tokens)
    .map((runs) => runs.map(({text}) => text).join(''))
    .join('\n');

/** Texts of one kind in a block of code. */
const textsOf = (kind: string, code: string, language: string) =>
  decodeRuns(code, tokensOf(code, language))
    .flat()
    .flatMap((run) => (run.kind === kind ? [run.text] : []));

test.describe('encoded colours of code', () => {
  test('a line has runs, which join where their kind is the same', () => {
    const encoded = encodeRuns([
      [
        {text: 'IO', kind: 'keyword'},
        {text: ' '},
        {text: 'a', kind: 'function'},
        {text: '.', kind: 'function'},
        {text: ' '},
        {text: '', kind: 'string'},
        {text: ' '},
      ],
      [],
      [{text: '  '}, {text: '=', kind: 'punctuation'}],
      [{text: 'plain'}],
    ]);
    expect(encoded).toBe('k2.f2;;.2p');
    expect(decodeRuns('IO a.  \n\n  =\nplain', encoded)).toEqual([
      [{text: 'IO', kind: 'keyword'}, {text: ' '}, {text: 'a.', kind: 'function'}, {text: '  '}],
      [],
      [{text: '  '}, {text: '=', kind: 'punctuation'}],
      [{text: 'plain'}],
    ]);
  });

  test('every code block comes back whole, with all of its colours', () => {
    const fences = distinctPages()
      .flatMap(({text}) => fencesOf(text))
      .map(({code, language}) => ({code, language, tokens: tokensOf(code, language)}));
    expect(fences.filter(({code, tokens}) => textOf(code, tokens) !== code)).toEqual([]);
    // Colours that do not fit would have been left out.
    expect(
      fences.filter(({code, tokens}) => encodeRuns(decodeRuns(code, tokens)) !== tokens),
    ).toEqual([]);
    const plain = fences.filter(({language, tokens}) => language !== 'text' && tokens === '');
    expect(plain.length).toBeLessThan(fences.length / 20);
  });

  test('colours of another text, or none, leave the code plain', () => {
    const code = 'a = 1\n\nb';
    const plain = [[{text: 'a = 1'}], [], [{text: 'b'}]];
    for (const tokens of [undefined, '', 'k2;;k2', 'k;;k;k', 'k6']) {
      expect(decodeRuns(code, tokens), tokens).toEqual(plain);
    }
  });
});

test.describe('colours of each language', () => {
  test('come from its grammar', () => {
    for (const [language, code, kind, texts] of [
      ['events', 'IO a.b = 1 : MAIL x = y', 'keyword', ['IO', 'MAIL']],
      ['java', 'int a = 1; // why', 'comment', ['// why']],
      ['javascript', "var a = 'b';", 'string', ["'b'"]],
      ['xml', '<page id="a" />', 'number', ['id']],
      ['ini', '[part]\nkey = 1', 'keyword', ['part']],
      ['bash', 'for a in *; do echo $a; done', 'keyword', ['for', 'in', 'do', 'done']],
      ['json', '{"a": true}', 'number', ['true']],
      ['JSON', '{"a": true}', 'number', ['true']],
    ] as const) {
      expect(textsOf(kind, code, language), language).toEqual(texts);
    }
  });

  test('the innermost of two tokens decides', () => {
    expect(textsOf('string', '<a b="c" />', 'xml')).toEqual(['c']);
  });

  test('a comment over several lines has its colour on each', () => {
    expect(textsOf('comment', '/* a\n\n b */\nint c;', 'java')).toEqual(['/* a', ' b */']);
  });

  test('text, and names that are no language, have none', () => {
    for (const language of ['', 'text', 'klingon', 'extend', 'toString']) {
      expect(tokensOf('IO a.b = 1 : "c"', language), language).toBe('');
    }
  });
});

test.describe('the transformer of code blocks', () => {
  const transform = (lang: string, value: string, around = (node: RootContent) => node) => {
    const node: RootContent = {
      type: 'code',
      lang,
      value,
      position: {start: {line: 10, column: 1}, end: {line: 20, column: 4}},
      data: {hProperties: {id: 'a'}},
    };
    const run = highlight.call(undefined as never) as (tree: Root, file: {path: string}) => void;
    run({type: 'root', children: [around(node)]}, {path: path.join(process.cwd(), 'docs/a.mdx')});
    return node.data?.hProperties as unknown;
  };

  test('adds the colours to what the element has, also within a list', () => {
    const expected = {id: 'a', tokens: tokensOf('IO a.b = 1', 'events')};
    expect(transform('events', 'IO a.b = 1')).toEqual(expected);
    const list = (node: RootContent): RootContent =>
      ({type: 'list', children: [{type: 'listItem', children: [node]}]}) as RootContent;
    expect(transform('events', 'IO a.b = 1', list)).toEqual(expected);
  });

  test('adds nothing to plain text', () => {
    expect(transform('text', 'a')).toEqual({id: 'a'});
  });

  test('planted faults: comments that highlight lines are refused with file and line', () => {
    for (const comment of [
      '// highlight-next-line',
      '  # highlight-start',
      '<!-- highlight-end -->',
      '/* highlight-next-line */',
    ]) {
      expect(() => transform('java', `a\n${comment}\nb`), comment).toThrow(/^docs\/a\.mdx:12: /u);
    }
  });

  test('code that only mentions them stays', () => {
    expect(() => transform('text', 'x # highlight-start\nhighlight-start')).not.toThrow();
  });
});

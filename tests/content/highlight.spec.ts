import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import {decodeRuns, encodeRuns} from '../../src/language/runs';
import highlight from '../../src/remark/highlight';
import {tokensOf} from '../../src/remark/highlight/tokensOf';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {pagesOf, read} from '../support/project';

const textOf = (code: string, tokens: string) =>
  decodeRuns(code, tokens)
    .map((runs) => runs.map(({text}) => text).join(''))
    .join('\n');

/** Texts of one kind in a block of code. */
const textsOf = (kind: string, code: string, language: string) =>
  decodeRuns(code, tokensOf(code, language))
    .flat()
    .flatMap((run) => (run.kind === kind ? [run.text] : []));

test.describe('colours of code in short', () => {
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

  for (const version of docsVersions) {
    test(`every code block of ${version.name} comes back whole`, () => {
      const fences = pagesOf(version).flatMap(({text}) => fencesOf(text));
      const wrong = fences.filter(
        ({code, language}) => textOf(code, tokensOf(code, language)) !== code,
      );
      expect(wrong).toEqual([]);
      // Not because colours that do not fit were left out.
      const unfit = fences.filter(({code, language}) => {
        const tokens = tokensOf(code, language);
        return encodeRuns(decodeRuns(code, tokens)) !== tokens;
      });
      expect(unfit).toEqual([]);
      const plain = fences.filter(
        ({code, language}) => language !== 'text' && tokensOf(code, language) === '',
      );
      expect(fences.length).toBeGreaterThan(100);
      expect(plain.length).toBeLessThan(fences.length / 20);
    });
  }

  test('colours of another text, or none, leave the code plain', () => {
    const code = 'a = 1\n\nb';
    const plain = [[{text: 'a = 1'}], [], [{text: 'b'}]];
    for (const tokens of [undefined, '', 'k2;;k2', 'k;;k;k', 'k6']) {
      expect(decodeRuns(code, tokens), tokens).toEqual(plain);
    }
  });
});

test.describe('colours of each language', () => {
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
    test(`${language}: ${kind}`, () => {
      expect(textsOf(kind, code, language)).toEqual(texts);
    });
  }

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

test.describe('the transformer', () => {
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

  for (const comment of [
    '// highlight-next-line',
    '  # highlight-start',
    '<!-- highlight-end -->',
    '/* highlight-next-line */',
  ]) {
    test(`planted fault: ${comment} is refused with file and line`, () => {
      expect(() => transform('java', `a\n${comment}\nb`)).toThrow(
        /^docs\/a\.mdx:12: .*```java \{1,3\}/u,
      );
    });
  }

  test('code that only speaks of it stays', () => {
    expect(() => transform('text', 'x # highlight-start\nhighlight-start')).not.toThrow();
  });
});

test.describe('colours', () => {
  type Colour = readonly [red: number, green: number, blue: number];

  const hex = (text: string): Colour => {
    const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
    return [part(1), part(3), part(5)];
  };

  const luminance = (colour: Colour): number => {
    const [red, green, blue] = colour.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    ) as unknown as Colour;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const contrast = (one: Colour, other: Colour): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** Custom properties of a sheet, by the mode that they hold for. */
  const valuesOf = (file: string, selector: string) => {
    const [, block = ''] = read(file).split(`\n${selector} {`);
    const rules = block.slice(0, block.indexOf('\n}'));
    return new Map(
      [...rules.matchAll(/(?<name>--[\w-]+): (?<value>[^;]+);/gu)].map(({groups}) => [
        groups?.name ?? '',
        groups?.value ?? '',
      ]),
    );
  };

  /** The ground of a highlighted line: a colour with an opacity over that of all code. */
  const highlighted = (ground: Colour, over: string): Colour => {
    const [red = 0, green = 0, blue = 0, percent = 0] = (over.match(/\d+/gu) ?? []).map(Number);
    const mix = (below: number, above: number) => below + ((above - below) * percent) / 100;
    return [mix(ground[0], red), mix(ground[1], green), mix(ground[2], blue)];
  };

  for (const selector of [':root', "html[data-theme='dark']"]) {
    test(`each is at least 4.5:1 on its ground and on a highlighted line: ${selector}`, () => {
      const colours = valuesOf('src/css/code.css', selector);
      const line = valuesOf('src/css/custom.css', selector).get(
        '--docusaurus-highlighted-code-line-bg',
      );
      const ground = hex(colours.get('--prism-background-color') ?? '');
      const pale = [...colours]
        .filter(([name]) => name !== '--prism-background-color')
        .filter(
          ([, value]) =>
            contrast(hex(value), ground) < 4.5 ||
            contrast(hex(value), highlighted(ground, line ?? '')) < 4.5,
        );
      expect(pale).toEqual([]);
      expect(colours.size).toBe(9);
      expect(line).toMatch(/^rgb\(\d+ \d+ \d+ \/ \d+%\)$/u);
    });
  }

  test('each kind has one, and its rule', () => {
    const sheet = read('src/css/code.css');
    const kinds = ['comment', 'string', 'keyword', 'function', 'number', 'variable', 'punctuation'];
    const rules = kinds.filter(
      (kind) =>
        sheet.includes(`.token.${kind} {\n  color: var(--manual-code-${kind});`) &&
        sheet.split(`  --manual-code-${kind}: #`).length === 3,
    );
    expect(rules).toEqual(kinds);
  });

  test('black on white is 21:1, and a planted pale grey is found', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast(hex('#999999'), hex('#ffffff'))).toBeLessThan(4.5);
  });
});

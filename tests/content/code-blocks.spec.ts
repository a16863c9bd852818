import {expect, test} from 'playwright/test';
import {actionKeywords, eventKeywords, valueKeywords} from '../../src/content/events/keywords';
import {decodeRuns, encodeRuns} from '../../src/lib/text/runs';
import {tokensOf} from '../../src/features/code-blocks/remark/tokensOf';
import {fencesOf} from '../support/fences';
import {distinctPages} from '../support/project';

const textsOf = (kind: string, code: string, language: string) =>
  decodeRuns(code, tokensOf(code, language))
    .flat()
    .flatMap((run) => (run.kind === kind ? [run.text] : []));

test('the tokens of every code block round-trip', () => {
  const fences = distinctPages()
    .flatMap(({text}) => fencesOf(text))
    .map(({code, language}) => ({code, language, tokens: tokensOf(code, language)}));
  const wrong = fences.filter(({code, tokens}) => {
    const lines = decodeRuns(code, tokens);
    const text = lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');
    return text !== code || encodeRuns(lines) !== tokens;
  });
  expect(wrong).toEqual([]);
  const plain = fences.filter(({language, tokens}) => language !== 'text' && tokens === '');
  expect(plain.length).toBeLessThan(fences.length / 20);
});

test('each language has the tokens of its grammar, text and unknown languages have none', () => {
  for (const [language, code, kind, texts] of [
    ['events', 'IO a.b >= 21.5 AND NOT DAY : $c! = 1 # why', 'keyword', ['IO', 'DAY']],
    ['events', 'IO a.b >= 21.5 AND NOT DAY : $c! = 1', 'number', ['21.5', '1']],
    ['events', 'IO a.b >= 21.5 AND NOT DAY : $c! = 1', 'variable', ['$c!']],
    ['events', 'DAY : LOG = "a # b" # say "c"', 'comment', ['# say "c"']],
    ['events', 'DAY:\nIO a.b = 1, # c\nLOG = "d"', 'keyword', ['DAY', 'IO', 'LOG']],
    ['events', 'IO mydmx.DAYLIGHT.IO = "turn DAY on"', 'keyword', ['IO']],
    ['events', 'function a(b) : {\n  return "c";\n}', 'function', ['a']],
    // A multi-line comment has a token on each line.
    ['java', '/* a\n\n b */\nint c;', 'comment', ['/* a', ' b */']],
    ['xml', '<page id="a" />', 'number', ['id']],
    // The innermost of nested tokens takes precedence.
    ['xml', '<a b="c" />', 'string', ['c']],
    ['json', '{"a": true}', 'number', ['true']],
  ] as const) {
    expect(textsOf(kind, code, language), code).toEqual(texts);
  }
  for (const [keywords, rule, kind] of [
    [eventKeywords, 'DAY AND ? a = b : $c = d', 'keyword'],
    [actionKeywords, 'DAY : ? a = b', 'keyword'],
    [valueKeywords, 'DAY : DMX a = ?', 'number'],
  ] as const) {
    const missing = keywords.filter(
      (keyword) => !textsOf(kind, rule.replace('?', keyword), 'events').includes(keyword),
    );
    expect(missing).toEqual([]);
  }
  for (const language of ['', 'text', 'klingon', 'extend', 'toString']) {
    expect(tokensOf('IO a.b = 1 : "c"', language), language).toBe('');
  }
});

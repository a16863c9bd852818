import {expect, test} from 'playwright/test';
import {Prism} from 'prism-react-renderer';
import {events} from '../../src/content/events/grammar';
import {actionKeywords, eventKeywords, valueKeywords} from '../../src/content/events/keywords';

type Token = InstanceType<typeof Prism.Token>;

const textOf = (part: string | Token): string =>
  typeof part === 'string'
    ? part
    : Array.isArray(part.content)
      ? part.content.map(textOf).join('')
      : textOf(part.content);

/** Tokens of an EVENTS text as `type:text`, flattened. */
const tokens = (code: string): string[] =>
  Prism.tokenize(code, events).flatMap((part) =>
    typeof part === 'string' ? [] : [`${part.type}:${textOf(part)}`],
  );

test.describe('syntax highlighting of EVENTS', () => {
  test('each keyword is highlighted in its position', () => {
    for (const keyword of eventKeywords) {
      expect(tokens(`${keyword} : $x = 1`)).toContain(`keyword:${keyword}`);
      expect(tokens(`${keyword} a = 1 AND NIGHT : $x = 1`)).toContain(`keyword:${keyword}`);
    }
    for (const keyword of actionKeywords) {
      expect(tokens(`INIT : ${keyword} a = 1`)).toContain(`keyword:${keyword}`);
    }
    for (const keyword of valueKeywords) {
      expect(tokens(`INIT : DMX 1 = ${keyword}`)).toContain(`boolean:${keyword}`);
    }
  });

  test('rules are split into tokens', () => {
    for (const [code, ...expected] of [
      [
        'IO knx.kitchen >= 21.5 AND NOT DAY : $warm! = 1 # why',
        'keyword:IO property:knx.kitchen operator:>= number:21.5 operator:AND operator:NOT keyword:DAY',
        'punctuation:: variable:$warm! operator:= number:1 comment:# why',
      ],
      // A # in a string does not start a comment, and a comment contains no string.
      [
        'DAY : LOG = "a # b" # say "c" and # d',
        'keyword:DAY punctuation:: keyword:LOG operator:= string:"a # b" comment:# say "c" and # d',
      ],
      // A list of actions over several lines.
      [
        'DAY:\nIO a.b = 1, # c\nLOG = "d"',
        'keyword:DAY punctuation:: keyword:IO property:a.b operator:= number:1 punctuation:,',
        'comment:# c keyword:LOG operator:= string:"d"',
      ],
      [
        'function a(b) : {\n  return "c";\n}\n$HAMASTER$ = 0 : WAIT',
        'keyword:function function-definition:a punctuation:( punctuation:) punctuation:: punctuation:{',
        'keyword:return string:"c" punctuation:; punctuation:}',
        'variable:$HAMASTER$ operator:= number:0 punctuation:: keyword:WAIT',
      ],
      // Keywords within other words and strings are not highlighted.
      [
        'IO mydmx.DAYLIGHT.IO = "turn DAY on"',
        'keyword:IO property:mydmx.DAYLIGHT.IO operator:= string:"turn DAY on"',
      ],
    ] as const) {
      expect(tokens(code).join(' ')).toBe(expected.join(' '));
    }
  });
});

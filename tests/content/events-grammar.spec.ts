import {expect, test} from 'playwright/test';
import {maxBracketDepth, parseEvents} from '../../src/content/events/parse';

/** Invalid EVENTS, with the position and message of the first error. */
const refused: readonly (readonly [
  text: string,
  position: readonly [line: number, column: number],
  message: RegExp,
])[] = [
  ['IO a.1 != 0 : $a = 1', [1, 8], /"!=" is not an operator/u],
  ['$a > 3 : $b = 1', [1, 4], /\$a has the form "\$name\|\$name! = value"/u],
  ['IO a.1 = 1 : k.2 = 1', [1, 14], /"k\.2" is not an action/u],
  ['USER a = on:IO a.1 = 1', [1, 10], /"on:IO": the colon after an event is a ":" with a space/u],
  ['USER a = on\uFF1A $a = 1', [1, 10], /colon after an event/u],
  ['IO a.1 a.2 = 1 : $a = 1', [1, 4], /IO has the form/u],
  ['IO a.1 = 1 AND\nNIGHT : $a = 1', [1, 1], /no colon.*on one line/u],
  ['IO a.1 = 1 AND : $a = 1', [1, 16], /condition is missing/u],
  [': DAY : $a = 1', [1, 1], /condition is missing/u],
  ['(DAY OR NIGHT : $a = 1', [1, 1], /bracket is not closed/u],
  [
    `${'('.repeat(maxBracketDepth + 1)}DAY${')'.repeat(maxBracketDepth + 1)} : $a = 1`,
    [1, maxBracketDepth + 1],
    new RegExp(String(maxBracketDepth), 'u'),
  ],
  ['DAY) OR NIGHT : $a = 1', [1, 4], /AND, OR or a colon/u],
  ['NOT NOT DAY : $a = 1', [1, 5], /NOT cannot be repeated/u],
  ['USER a = b,c : $a = 1', [1, 11], /quote/u],
  ['DAY : UISET a.value = b,c', [1, 25], /"c" is not an action.*quote/u],
  ['DAY : IO a.1 = 1,\n# Why\nIO a.2 = 1', [1, 17], /missing after the comma/u],
  ['DAY :', [1, 5], /missing after the colon/u],
  ['DAY : IO a.1 = 1,\nNIGHT : IO a.2 = 1', [2, 7], /second colon/u],
  ['DAY : IO a.1 = 1 IO a.2 = 1', [1, 25], /with a comma/u],
  ['DAY : IO a.1 = 1 IO a.2', [1, 18], /"IO" is a keyword: a comma/u],
  ['DAY : IO a.1 = 1, { a(); }', [1, 19], /either a list of actions or one block/u],
  ['DAY :\n  messageLog("no brace");\n}', [2, 3], /"messageLog" is not an action/u],
  ['DAY :\n{\n a();\n}', [2, 1], /line of the event/u],
  ['DAY : {\n a();\n', [1, 7], /no closing brace/u],
  ['DAY : LOG = "open', [1, 13], /not closed/u],
  ['DAY : LOG = “open”', [1, 13], /straight quotation marks/u],
  ['DAY : UISET a.color = #ff0000', [1, 21], /begins with #/u],
  ['DAY : UISET panel = 1', [1, 13], /UISET id\.attribute = value/u],
  ['DAY : UISET a.color = rgb(1)', [1, 26], /brackets.*quote/u],
  ['PAGE home : $a = 1', [1, 1], /form of the event PAGE is not documented/u],
  ['DAY : WAIT 5', [1, 7], /form of the action WAIT is not documented/u],
  ['day : $a = 1', [1, 1], /capitals: DAY/u],
  ['TIME = 2460 : $a = 1', [1, 6], /"TIME = hhmm"/u],
  ['DAY : PROGRAMTIMER a = SET $s', [1, 20], /PROGRAMTIMER name = SET/u],
  ['DAY : MAIL a@example.com = b@example.com "S"', [1, 12], /MAIL to = from "subject" "body"/u],
  ['function two words() : {\n}', [1, 1], /a function is written/u],
];

test.describe('EVENTS grammar: planted faults are reported with their position', () => {
  for (const [text, position, message] of refused) {
    test(text.replaceAll('\n', ' ⏎ '), () => {
      const [fault] = parseEvents(text).faults;
      expect([fault?.line, fault?.column]).toEqual(position);
      expect(fault?.message).toMatch(message);
    });
  }

  test('a rule with an error is skipped with its list of actions, others are parsed', () => {
    const {rules, faults} = parseEvents(
      'DAY : IO a.1 = 1,\nIOO a.2 = 1,\nIO a.3 = 1\nNIGHT : LOG = "a\nNIGHT : IO a.1 = 0',
    );
    expect(faults.map(({line}) => line)).toEqual([2, 4]);
    expect(rules.map(({line}) => line)).toEqual([5]);
  });
});

import path from 'node:path';
import {expect, test} from 'playwright/test';
import * as z from 'zod';
import {maxBracketDepth, parseEvents} from '../../src/content/events/parse';
import {readYamlFile} from '../../src/lib/text/readYaml';

const refused = readYamlFile(
  z.array(
    z.strictObject({
      rules: z.string(),
      at: z.tuple([z.number(), z.number()]),
      message: z.string(),
    }),
  ),
  path.join(__dirname, 'events-grammar.yml'),
);

test.describe('EVENTS grammar: planted faults are reported with their position', () => {
  for (const {rules, at, message} of [
    ...refused,
    {
      rules: `${'('.repeat(maxBracketDepth + 1)}DAY${')'.repeat(maxBracketDepth + 1)} : $a = 1`,
      at: [1, maxBracketDepth + 1],
      message: String(maxBracketDepth),
    },
  ]) {
    test(rules.replaceAll('\n', ' ⏎ '), () => {
      const [fault] = parseEvents(rules).faults;
      expect([fault?.line, fault?.column]).toEqual(at);
      expect(fault?.message).toMatch(new RegExp(message, 'u'));
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

import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {accepted, refused} from './events-examples';

test.describe('EVENTS grammar: what is accepted', () => {
  for (const [text, actions] of accepted) {
    test(text.replaceAll('\n', ' ⏎ '), () => {
      const {rules, faults} = parseEvents(text);
      expect(faults).toEqual([]);
      expect(rules.filter(({script}) => !script).map((rule) => rule.actions.length)).toEqual(
        actions,
      );
    });
  }
});

test.describe('EVENTS grammar: planted faults are refused at their place', () => {
  for (const [text, at, what] of refused) {
    test(text.replaceAll('\n', ' ⏎ '), () => {
      const [fault] = parseEvents(text).faults;
      expect([fault?.line, fault?.column]).toEqual(at);
      expect(fault?.message).toMatch(what);
    });
  }

  test('a rule with a mistake is left out with its list, the others stay', () => {
    const {rules, faults} = parseEvents(
      'DAY : IO a.1 = 1,\nIOO a.2 = 1,\nIO a.3 = 1\nNIGHT : LOG = "a\nNIGHT : IO a.1 = 0',
    );
    expect(faults.map(({line}) => line)).toEqual([2, 4]);
    expect(rules.map(({line}) => line)).toEqual([5]);
  });
});

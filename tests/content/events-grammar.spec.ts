import {expect, test} from 'playwright/test';
import {actionForms, eventForms, type Form} from '../../src/content/events/keywords';
import {matchForms} from '../../src/content/events/match';
import {conditionsOf, parseEvents} from '../../src/content/events/parse';
import {tokenize} from '../../src/content/events/tokens';
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

  test('every form of every keyword has an example that needs it', () => {
    const rules = accepted.flatMap(([text]) => parseEvents(text).rules);
    const texts = {
      event: rules.flatMap(({event}) => conditionsOf(event).map(({text}) => text)),
      action: rules.flatMap(({actions}) => actions.map(({text}) => text)),
    };
    const without = (kind: 'event' | 'action', table: Readonly<Record<string, readonly Form[]>>) =>
      Object.values(table)
        .flat()
        .filter(
          (form) =>
            !texts[kind].some((text) => {
              const [keyword, ...rest] = tokenize(text).tokens.filter(
                (token) => token.kind !== 'newline',
              );
              const word = form[0].split(/[ |]/u, 1)[0];
              const name = keyword?.kind === 'variable' ? '$name' : keyword?.text.toUpperCase();
              return name === word && matchForms(rest, [form]);
            }),
        );
    expect(without('event', eventForms)).toEqual([]);
    expect(without('action', actionForms)).toEqual([]);
  });
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

import {expect, test} from 'playwright/test';
import {actionForms, eventForms, type Form} from '../../src/language/keywords';
import {fill} from '../../src/language/match';
import {conditionsOf, parseEvents, type Expression} from '../../src/language/parse';
import {tokenize} from '../../src/language/tokens';
import {accepted, refused} from './events-examples';

/** An expression with a bracket around every two conditions. */
function shown(expression: Expression): string {
  switch (expression.kind) {
    case 'condition':
      return expression.text;
    case 'not':
      return `not ${shown(expression.of)}`;
    case 'and':
    case 'or':
      return `(${shown(expression.left)} ${expression.kind} ${shown(expression.right)})`;
  }
}

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
              return keyword && name === word && 'left' in fill(keyword, rest, [form]);
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
      expect(fault?.what).toMatch(what);
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

test.describe('EVENTS grammar: the rule model', () => {
  test('conditions are joined from left to right, NOT first, brackets as written', () => {
    const orders = {
      'DAY OR NIGHT AND INIT': '((DAY or NIGHT) and INIT)',
      'DAY AND NIGHT OR INIT': '((DAY and NIGHT) or INIT)',
      'NOT DAY AND NIGHT': '(not DAY and NIGHT)',
      'DAY OR NOT NIGHT AND INIT': '((DAY or not NIGHT) and INIT)',
      'DAY OR (NIGHT AND INIT)': '(DAY or (NIGHT and INIT))',
      'NOT (DAY OR NIGHT) AND INIT': '(not (DAY or NIGHT) and INIT)',
    };
    for (const [event, order] of Object.entries(orders)) {
      const [rule] = parseEvents(`${event} : $a = 1`).rules;
      expect(rule && shown(rule.event)).toBe(order);
    }
  });

  test('actions have their targets and values, texts without quotes', () => {
    const [rule] = parseEvents(
      'DAY : IO a.x a.y = "b, " $c d,\n URL GET "http://192.0.2.1/"',
    ).rules;
    const shortened = rule?.actions.map(
      ({keyword, targets, values}) =>
        `${keyword} ${targets.map(({text}) => text).join()} = ${values.map(({kind, text}) => `${kind}:${text}`).join()}`,
    );
    expect(shortened).toEqual([
      'IO a.x,a.y = text:b, ,variable:$c,word:d',
      'URL  = word:GET,text:http://192.0.2.1/',
    ]);
  });

  test('code keeps its line, in one line and in many', () => {
    const {rules, functions} = parseEvents(
      'DAY : { a(); }\n\nNIGHT : {\n  b();\n}\nfunction c(d) : {\n  e();\n}',
    );
    expect(rules.map(({script}) => script)).toEqual([
      {line: 1, code: ' a(); '},
      {line: 3, code: '\n  b();\n'},
    ]);
    expect(functions).toEqual([{name: 'c', line: 6, code: 'function c ( d ) {\n  e();\n}'}]);
  });

  test('tokens have their kinds and places', () => {
    const {tokens} = tokenize('IO a.b >= 1 AND $c! = "d" : LOG = e, # f\n{');
    expect(tokens.map(({kind, line, column}) => `${kind} ${line}:${column}`).join(', ')).toBe(
      'keyword 1:1, address 1:4, operator 1:8, number 1:11, logic 1:13, variable 1:17, ' +
        'operator 1:21, string 1:23, colon 1:27, keyword 1:29, operator 1:33, word 1:35, ' +
        'comma 1:36, comment 1:38, newline 1:41, word 2:1, newline 2:2',
    );
  });
});

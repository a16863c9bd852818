import {expect, test} from 'playwright/test';
import {parseRules} from '../../src/language/rules';
import type {PreviewEvent} from '../../src/preview/model/event';
import {onePage} from '../../src/preview/model/project';
import {initialState, step, type State} from '../../src/preview/simulation/simulation';

const project = onePage();

/** What a preview is after these have happened, devices left aside. */
function after(text: string, ...events: PreviewEvent[]): State {
  const {faults, ...program} = parseRules(text);
  expect(faults).toEqual([]);
  return events.reduce(
    (state: State, event) => step(program, state, event).state,
    initialState(project),
  );
}

const point = (name: string, value: string): PreviewEvent => ({kind: 'point', name, value});
const press: PreviewEvent = {kind: 'command', name: 'hall', parameter: 'on'};

test.describe('rules of a preview, from the rule model', () => {
  test('a list of actions runs in its order', () => {
    const {log, values} = after(
      'USER hall = on : $a = 1,\n  $a = 2, # the later one stays\n  UISET t.text = $a, IO a.1 a.2 = "at " $a',
      press,
    );
    expect(values.$a).toBe('2');
    expect(log.map(({text}) => text)).toEqual([
      'USER hall = on',
      'UISET t.text = 2',
      'IO a.1 = at 2',
      'IO a.2 = at 2',
    ]);
  });

  test('AND and OR go from left to right', () => {
    const text = 'IO a.1 = 1 OR IO a.2 = 1 AND IO a.3 = 1 : UISET t.text = yes';
    expect(after(text, point('a.1', '1')).ui).toEqual({});
    expect(after(text, point('a.3', '1'), point('a.1', '1')).ui).toEqual({'t.text': 'yes'});
  });

  test('brackets stay as they are written', () => {
    const text = 'IO a.1 = 1 OR (IO a.2 = 1 AND IO a.3 = 1) : UISET t.text = yes';
    expect(after(text, point('a.1', '1')).ui).toEqual({'t.text': 'yes'});
    expect(after(text, point('a.2', '1')).ui).toEqual({});
  });

  test('NOT takes the one expression after it, and starts when that becomes false', () => {
    const text = 'NOT IO a.1 = 1 AND IO a.2 = 1 : UISET t.text = yes';
    expect(after(text, point('a.2', '1'), point('a.1', '0')).ui).toEqual({'t.text': 'yes'});
    expect(after(text, point('a.2', '1'), point('a.1', '1')).ui).toEqual({'t.text': 'yes'});
    expect(after(text, point('a.1', '1'), point('a.2', '1')).ui).toEqual({});
    expect(after('NOT (IO a.1 = 1) : UISET t.text = no', press).ui).toEqual({});
  });

  test('a command without a parameter takes any', () => {
    expect(after('USER hall : UISET t.text = yes', press).ui).toEqual({'t.text': 'yes'});
  });

  for (const [text, line, column, what] of [
    ['INIT : UISET a.text = b,\nUISET c = d', 2, 1, 'the action "UISET c = d" does not run'],
    ['IO a.b != 1 : UISET a.text = b', 1, 8, 'no source shows'],
  ] as const) {
    test(`planted fault: ${text}`, () => {
      const [fault] = parseRules(text).faults;
      expect([fault?.line, fault?.column]).toEqual([line, column]);
      expect(fault?.what).toContain(what);
    });
  }
});

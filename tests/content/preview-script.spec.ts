import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import type {ScriptCall} from '../../src/features/preview/model/event';
import {ScriptMachine} from '../../src/features/preview/script/machine';

const time = new Date(2026, 2, 4, 7, 30).getTime();
const first: ScriptCall = {kind: 'block', rule: 0};

function call(text: string, values: Record<string, string> = {}) {
  const {faults, ...program} = parseEvents(text);
  expect(faults).toEqual([]);
  return new ScriptMachine(program).run(first, {values, time});
}

test.describe('JavaScript of a preview', () => {
  test('reads values, and has effects in the order of its commands', () => {
    const text = `INIT : {
  ioSet("a.1", Number(ioGet("a.2")) + 1);
  varSet("$b", "x");
  uiSet("t", "text", varGet("$b") + " " + varGet("$none"));
  uiSessionSet("s", "t", "label", ioGet("*"));
  user("hall", "on");
  messageLog("done");
}`;
    expect(call(text, {'a.2': '4', $c: '1'})).toEqual({
      effects: [
        {kind: 'write', name: 'a.1', value: '5'},
        {kind: 'variable', name: '$b', value: 'x'},
        {kind: 'ui', id: 't', attribute: 'text', value: 'x null'},
        {kind: 'ui', id: 't', attribute: 'label', value: 'a.2'},
        {kind: 'command', name: 'hall', value: 'on'},
        {kind: 'log', text: 'done'},
      ],
    });
  });

  test('has the date of the simulation, and sort without a comparator', () => {
    const text = `INIT : {
  messageLog(new Date().getHours() + ":" + new Date().getMinutes() + " " + ["c", "a", "b"].sort());
  messageLog(new Date(2026, 0, 2).getDate() + " " + (Date.now() == new Date().getTime()));
}`;
    expect(call(text).effects).toEqual([
      {kind: 'log', text: '7:30 a,b,c'},
      {kind: 'log', text: '2 true'},
    ]);
  });

  for (const [name, code, error] of [
    ['an endless loop', 'while (true) {}', /after 250000 steps/u],
    ['an endless recursion', 'function a() { a(); } a();', /recursion may be endless/u],
    ['a string that doubles', 'var s = "ab"; for (;;) { s += s; }', /more than 20000 characters/u],
    ['a thrown error', 'throw new Error("mine");', /mine/u],
  ] as const) {
    test(`${name} is stopped with an error, and the next call works`, () => {
      const {faults, ...program} = parseEvents(
        `USER a : {\n${code}\n}\nUSER b : { ioSet("a.1", 1); }`,
      );
      expect(faults).toEqual([]);
      const machine = new ScriptMachine(program);
      const facts = {values: {}, time};
      expect(machine.run(first, facts).error).toMatch(error);
      expect(machine.run({kind: 'block', rule: 1}, facts)).toEqual({
        effects: [{kind: 'write', name: 'a.1', value: '1'}],
      });
    });
  }

  test('planted fault: a syntax error', () => {
    const faultsOf = (text: string) => new ScriptMachine(parseEvents(text)).faults;
    expect(faultsOf('DAY : { a(); }\nUSER a : {\n  var b = ;\n}')).toEqual([
      {line: 3, column: 11, message: expect.stringContaining('Unexpected token') as unknown},
    ]);
    expect(faultsOf('USER a : { let b = 1; }')[0]?.message).toContain('ECMAScript 5');
  });
});

import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import type {ScriptCall} from '../../src/features/preview/model/event';
import {ScriptMachine} from '../../src/features/preview/script/machine';

const time = new Date(2026, 2, 4, 7, 30).getTime();
const first: ScriptCall = {kind: 'block', rule: 0};

test.describe('JavaScript of a preview', () => {
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

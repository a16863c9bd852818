import {expect, test} from 'playwright/test';
import {parseRules} from '../../src/language/rules';
import type {PreviewEvent} from '../../src/preview/model/event';
import {onePage} from '../../src/preview/model/project';
import {confirmationTime} from '../../src/preview/simulation/devices';
import {createSimulation} from '../../src/preview/simulation/store';

const project = onePage();
const on: PreviewEvent = {kind: 'command', name: 'hall', parameter: 'on'};
const off: PreviewEvent = {kind: 'command', name: 'hall', parameter: 'off'};

/** A simulation whose clock is moved by hand, and how often it told of a change. */
function begin(text: string) {
  const timers = new Map<() => void, number>();
  let now = 0;
  const {faults, ...program} = parseRules(text);
  expect(faults).toEqual([]);
  const simulation = createSimulation(project, program, {
    startTimer: (run, delay) => {
      timers.set(run, now + delay);
      return () => timers.delete(run);
    },
  });
  const changes = {count: 0};
  const unsubscribe = simulation.subscribe(() => {
    changes.count += 1;
  });
  simulation.restart();
  /** Let time pass, in milliseconds, with what it brings in its order. */
  const pass = (time: number) => {
    now += time;
    const due = [...timers].filter(([, at]) => at <= now).sort(([, a], [, b]) => a - b);
    due.forEach(([run]) => {
      timers.delete(run);
      run();
    });
  };
  return {simulation, timers, changes, unsubscribe, pass};
}

test.describe('a running preview', () => {
  test('begins with INIT, and nothing before', () => {
    const still = createSimulation(project, parseRules('INIT : UISET state.text = "Ready"'));
    expect(still.getState().ui).toEqual({});
    still.restart();
    expect(still.getState().ui).toEqual({'state.text': 'Ready'});
  });

  test('what is pressed before it begins is answered after INIT', () => {
    const rules = 'INIT : UISET state.text = "Ready"\nUSER hall = on : UISET state.text = "On"';
    const early = createSimulation(project, parseRules(rules));
    early.dispatch(on);
    early.restart();
    expect(early.getState().ui).toEqual({'state.text': 'On'});
    early.restart();
    expect(early.getState().ui).toEqual({'state.text': 'Ready'});
  });

  test('tells of each change, with a new state, until nobody listens', () => {
    const {simulation, changes, unsubscribe} = begin('');
    const before = simulation.getState();
    expect(simulation.getState()).toBe(before);
    simulation.dispatch(on);
    expect(simulation.getState()).not.toBe(before);
    expect(changes.count).toBe(2);
    unsubscribe();
    simulation.dispatch(on);
    expect(changes.count).toBe(2);
  });

  test('a device confirms after its time, not before', () => {
    const {simulation, pass} = begin('USER hall = on : IO a.1 = 1');
    simulation.dispatch(on);
    pass(confirmationTime - 1);
    expect(simulation.getState().values).toEqual({});
    pass(1);
    expect(simulation.getState().values).toEqual({'a.1': '1'});
  });

  const timerRules = `USER hall = on : PROGRAMTIMER t = RESET 5
USER hall = off : PROGRAMTIMER t = CLEAR
PROGRAMTIMER t : UISET state.text = "Rang"`;

  test('a timer that is set anew rings once, at its new time', () => {
    const {simulation, pass} = begin(timerRules);
    simulation.dispatch(on);
    pass(4000);
    simulation.dispatch(on);
    pass(4000);
    expect(simulation.getState().ui).toEqual({});
    pass(1000);
    expect(simulation.getState().ui).toEqual({'state.text': 'Rang'});
  });

  test('a timer that is cleared does not ring', () => {
    const {simulation, pass} = begin(timerRules);
    simulation.dispatch(on);
    simulation.dispatch(off);
    pass(5000);
    expect(simulation.getState().ui).toEqual({});
  });

  test('Reset forgets what happened, and what was to come', () => {
    const {simulation, timers, pass} = begin(timerRules);
    simulation.dispatch(on);
    simulation.restart();
    expect(timers.size).toBe(0);
    pass(5000);
    expect(simulation.getState()).toMatchObject({ui: {}, timers: {}, log: []});
  });

  test('leaves no timer behind when it stops', () => {
    const {simulation, timers} = begin(timerRules);
    simulation.dispatch(on);
    expect(timers.size).toBe(1);
    simulation.stop();
    expect(timers.size).toBe(0);
  });
});

import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import type {PreviewEvent} from '../../src/features/preview/model/event';
import {onePage} from '../../src/features/preview/model/project';
import {createSimulation, type Snapshot} from '../../src/features/preview/simulation/store';

const on: PreviewEvent = {kind: 'command', name: 'hall', parameter: 'on'};

function simulationOf(rules: string) {
  const {faults, ...program} = parseEvents(rules);
  expect(faults).toEqual([]);
  const timers = new Set<() => void>();
  const clock = {time: 0};
  const simulation = createSimulation(onePage(), program, {
    now: () => clock.time,
    startTimer: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  const log = () => simulation.getState().log.map(({from, text}) => `${from} ${text}`);
  return {...simulation, timers, clock, log};
}

test.describe('a running preview', () => {
  test('clears its state and timers on a reset, and its timers on a stop', () => {
    const {dispatch, getState, advance, restart, stop, timers} = simulationOf(
      'USER hall = on : PROGRAMTIMER t = RESET 5\nPROGRAMTIMER t : UISET state.text = "Rang"',
    );
    restart();
    dispatch(on);
    restart();
    expect(timers.size).toBe(0);
    advance(5000);
    expect(getState()).toMatchObject({ui: {}, timers: {}, log: []});
    dispatch(on);
    expect(timers.size).toBe(1);
    stop();
    expect(timers.size).toBe(0);
  });

  test('continues from a snapshot with values, timers and log, without running INIT again', () => {
    const rules =
      'INIT : UISET state.text = "Ready"\nUSER hall = on : UISET state.text = "On", PROGRAMTIMER t = RESET 5\n' +
      'PROGRAMTIMER t : UISET state.text = "Rang"';
    const first = simulationOf(rules);
    first.restart();
    first.dispatch(on);
    first.advance(2000);
    const snapshot = JSON.stringify(first.getSnapshot());
    const {advance, getState, log, restart} = simulationOf(rules);
    restart(JSON.parse(snapshot) as Snapshot);
    expect(getState().ui).toEqual({'state.text': 'On'});
    expect(log()).toEqual(first.log());
    advance(2999);
    expect(getState().ui).toEqual({'state.text': 'On'});
    advance(1);
    expect(getState().ui).toEqual({'state.text': 'Rang'});
  });

  test('keeps values, timers, clock and log when its rules are edited, and fires INIT', () => {
    const {advance, dispatch, getState, load, log, restart, setClock} = simulationOf(
      'IO a.b = 1 : $n = 1, $old = 1, PROGRAMTIMER t = RESET 5',
    );
    restart();
    setClock(450);
    dispatch({kind: 'point', name: 'a.b', value: '1'});
    const text =
      'INIT : $new = 1\nHSYCOSTART : $new = 2\nIO a.b = 1 : $n = 2\nPROGRAMTIMER t : $rang = 1';
    load(parseEvents(text), (name) => text.includes(name));
    expect(getState()).toMatchObject({
      values: {'a.b': '1', $n: '1', $new: '1'},
      minutes: 450,
      timers: {t: {isRunning: true}},
    });
    expect(getState().values).not.toHaveProperty('$old');
    expect(log()).toContain('device a.b is 1');
    advance(5000);
    expect(getState().values.$rang).toBe('1');
  });

  test('moves its clock when the time is advanced, also without rules of times', () => {
    const {advance, getState, restart, setClock} = simulationOf('IO a.b = 1 : $n = 1');
    restart();
    setClock(450);
    advance(30 * 60_000);
    expect(getState().minutes).toBe(480);
  });

  test('runs the rules of times that a sleeping device has missed', () => {
    const {clock, getState, restart, setClock, timers} = simulationOf(
      'TIME = 0730 : $up = 1\nTIME = 0831 : $late = 1',
    );
    restart();
    setClock(420);
    clock.time += 90 * 60_000;
    for (let count = 0; count < 90; count += 1) {
      const [fire] = timers;
      timers.clear();
      fire?.();
    }
    expect(getState()).toMatchObject({values: {$up: '1'}, minutes: 510});
    expect(getState().values).not.toHaveProperty('$late');
  });
});

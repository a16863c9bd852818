import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import type {PreviewEvent} from '../../src/features/preview/model/event';
import {onePage} from '../../src/features/preview/model/project';
import {createSimulation, type Snapshot} from '../../src/features/preview/simulation/store';

const on: PreviewEvent = {kind: 'command', name: 'hall', parameter: 'on'};

function simulationOf(rules: string, explains = false) {
  const {faults, ...program} = parseEvents(rules);
  expect(faults).toEqual([]);
  const timers = new Set<() => void>();
  const simulation = createSimulation(
    onePage(),
    {...program, explains},
    {
      now: () => 0,
      stopwatch: () => 0,
      startTimer: (run) => {
        timers.add(run);
        return () => timers.delete(run);
      },
    },
  );
  const log = () => simulation.getState().log.map(({from, text}) => `${from} ${text}`);
  return {...simulation, timers, log};
}

test.describe('a running preview', () => {
  test('starts with INIT, and then handles earlier input', () => {
    const {dispatch, getState, restart} = simulationOf(
      'INIT : UISET state.text = "Ready"\nUSER hall = on : UISET state.text = "On"',
    );
    dispatch(on);
    expect(getState().ui).toEqual({});
    restart();
    expect(getState().ui).toEqual({'state.text': 'On'});
    restart();
    expect(getState().ui).toEqual({'state.text': 'Ready'});
  });

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

  test('logs on request which rules fire and why', () => {
    const {dispatch, log, restart} = simulationOf(
      'IO a.b = 1 : $n = 1\nIO a.b = 1 AND IO a.c = 1 : $n = 2',
      true,
    );
    restart();
    dispatch({kind: 'point', name: 'a.b', value: '1'});
    expect(log().filter((line) => line.startsWith('rule '))).toEqual([
      expect.stringMatching(/Line 1: IO a\.b = 1 became true$/u),
      expect.stringMatching(/Line 2: IO a\.b = 1 .* not true$/u),
    ]);
  });
});

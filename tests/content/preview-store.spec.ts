import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {onePage} from '../../src/features/preview/model/project';
import {createSimulation} from '../../src/features/preview/simulation/store';

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
  test('keeps values, timers, clock and log when its rules are edited, and fires INIT', () => {
    const {advance, dispatch, getState, load, log, restart, setClock} = simulationOf(
      'IO a.b = 1 : $n = 1, PROGRAMTIMER t = RESET 5',
    );
    restart();
    setClock(450);
    dispatch({kind: 'point', name: 'a.b', value: '1'});
    load(parseEvents('INIT : $new = 1\nHSYCOSTART : $new = 2\nPROGRAMTIMER t : $rang = 1'));
    expect(getState()).toMatchObject({
      values: {'a.b': '1', $n: '1', $new: '1'},
      minutes: 450,
      timers: {t: {isRunning: true}},
    });
    expect(log()).toContain('device a.b is 1');
    advance(5000);
    expect(getState().values.$rang).toBe('1');
  });

  test('has the present time after its device was asleep', () => {
    const {clock, getState, restart, setClock, timers} = simulationOf('TIME : $n = 1');
    restart();
    setClock(420);
    clock.time += 90 * 60_000;
    [...timers].forEach((fire) => fire());
    expect(getState().minutes).toBe(510);
  });
});

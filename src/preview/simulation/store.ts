import type {Rule} from '../../language/rules';
import type {Dispatch} from '../model/event';
import type {Project} from '../model/project';
import {initialState, isVoid, step, type ScheduledEvent, type State} from './simulation';

/**
 * Runs something after a delay.
 *
 * @param delay milliseconds
 * @returns a function that calls it off
 */
export type StartTimer = (run: () => void, delay: number) => () => void;

const startTimeout: StartTimer = (run, delay) => {
  const timeout = setTimeout(run, delay);
  return () => clearTimeout(timeout);
};

/** A running preview: its state, and the events that wait. Each function stays the same. */
export interface SimulationStore {
  readonly getState: () => State;
  /** Have a function called after each change; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: Dispatch;
  /** Forget all that has happened, and begin. */
  readonly restart: () => void;
  /** Call off all events that wait. */
  readonly stop: () => void;
}

/**
 * Simulation of a project and the rules that answer it. It stands still until
 * `restart` is called for the first time.
 */
export function createSimulation(
  project: Project,
  rules: readonly Rule[],
  startTimer: StartTimer = startTimeout,
): SimulationStore {
  let state = initialState(project);
  const listeners = new Set<() => void>();
  const cancellations = new Set<() => void>();

  const dispatch: Dispatch = (event) => {
    const result = step(rules, state, event);
    ({state} = result);
    result.schedule.forEach(wait);
    listeners.forEach((listener) => listener());
  };
  const wait = (next: ScheduledEvent) => {
    const cancel = startTimer(() => {
      cancellations.delete(cancel);
      if (!isVoid(next, state)) {
        dispatch(next.event);
      }
    }, next.delay);
    cancellations.add(cancel);
  };
  const stop = () => {
    cancellations.forEach((cancel) => cancel());
    cancellations.clear();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    restart: () => {
      stop();
      state = initialState(project);
      dispatch({kind: 'start'});
    },
    stop,
  };
}

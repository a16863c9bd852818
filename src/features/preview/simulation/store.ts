import {namesIn, scriptsOf, type Program} from '../../../content/events/parse';
import type {Dispatch, PreviewEvent, ScriptCall, ScriptResult} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import type {Project} from '../model/project';
import {minutesAt, minutesOfDay} from './clock';
import {
  appendToLog,
  initialState,
  isCancelled,
  step,
  type PreviewProgram,
  type ScheduledEvent,
  type State,
} from './simulation';

/**
 * Runs a function after a delay.
 *
 * @param delay milliseconds
 * @returns a function that cancels the timer
 */
export type StartTimer = (run: () => void, delay: number) => () => void;

const startTimeout: StartTimer = (run, delay) => {
  const timeout = setTimeout(run, delay);
  return () => clearTimeout(timeout);
};

/** The data that JavaScript can read during a call. */
export interface ScriptFacts {
  readonly values: State['values'];
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Runs the JavaScript of one program, which keeps its variables between calls. */
export interface ScriptRunner {
  readonly run: (call: ScriptCall, facts: ScriptFacts) => Promise<ScriptResult>;
  readonly stop: () => void;
}

export interface SimulationOptions {
  readonly startTimer?: StartTimer;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Creates the runner of a program with JavaScript, at each start. */
  readonly createRunner?: (program: Program) => ScriptRunner;
}

/** A running simulation: its state, and the scheduled events. Its functions never change. */
export interface SimulationStore {
  readonly getState: () => State;
  /** Calls a listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: Dispatch;
  /** Starts the simulation from the initial state. */
  readonly restart: () => void;
  /** Replaces the rules of the running simulation, which keeps its state, and fires INIT. */
  readonly load: (program: PreviewProgram) => void;
  /** Cancels all scheduled events. */
  readonly stop: () => void;
  /** Advances the time by some milliseconds, with all scheduled events in between. */
  readonly advance: (time: number) => void;
  /** Sets the clock to a minute of the day; timers are not affected. */
  readonly setClock: (minutes: number) => void;
}

const limits = previewLimits.simulation;
const minute = 60_000;

const endlessRules = 'stopped: the rules trigger each other endlessly';
const tooManyEvents = 'stopped early: advance the time in shorter steps';

/** The data point `connection` of each I/O server that the rules use. */
function connectionsOf({rules}: Program): readonly string[] {
  const names = rules.flatMap(({event}) => namesIn(event));
  return [...new Set(names)].filter((name) => /^[^.$]+\.connection$/u.test(name));
}

interface Scheduled {
  /** Time of the simulation at which the event is due. */
  readonly at: number;
  /** The event; undefined if the clock reaches its next minute. */
  readonly next?: ScheduledEvent;
}

/** Creates the simulation of a project and its program; `restart` starts it. */
export function createSimulation(
  project: Project,
  firstProgram: PreviewProgram,
  {startTimer = startTimeout, now = Date.now, createRunner}: SimulationOptions = {},
): SimulationStore {
  let program = firstProgram;
  let state = initialState(project);
  /** Milliseconds by which the time was advanced, and by which the clock was set as well. */
  let [advanced, clockOffset] = [0, 0];
  const queue: PreviewEvent[] = [];
  /** Scheduled events by time. The browser's timer waits for the first one. */
  let scheduled: readonly Scheduled[] = [];
  let cancelTimer: (() => void) | undefined;
  /** Current runner. Results of calls to an earlier runner are ignored. */
  let runner: ScriptRunner | undefined;
  let pendingCalls = 0;
  let lastCall = Promise.resolve();
  const listeners = new Set<() => void>();

  const currentTime = () => now() + advanced;
  const clockTime = () => currentTime() + clockOffset;
  const notify = () => listeners.forEach((listener) => listener());
  const log = (message: string) => {
    state = appendToLog(state, 'server', message);
  };

  const setScheduled = (entries: readonly Scheduled[]) => {
    scheduled = [...entries].sort((a, b) => a.at - b.at);
    cancelTimer?.();
    const [first] = scheduled;
    cancelTimer = first && startTimer(() => fire(first), first.at - currentTime());
  };
  const schedule = (next: ScheduledEvent, delay: number) => {
    if (scheduled.length >= limits.scheduled) {
      log(endlessRules);
    } else {
      setScheduled([...scheduled, {at: currentTime() + delay, next}]);
    }
  };
  /** Schedules the next minute of the clock, also after the time or the clock has changed. */
  const scheduleMinute = (from = currentTime()) => {
    const at = from + minute - ((from + clockOffset) % minute);
    setScheduled([...scheduled.filter(({next}) => next !== undefined), {at}]);
  };
  const fire = (entry: Scheduled) => {
    setScheduled(scheduled.filter((one) => one !== entry));
    if (entry.next === undefined) {
      // A timer can be late, on a device that was asleep, or a millisecond early.
      const at = Math.max(entry.at, currentTime());
      scheduleMinute(at);
      run({kind: 'clock', minutes: minutesAt(at + clockOffset)});
    } else if (!isCancelled(entry.next, state)) {
      run(entry.next.event);
    }
  };

  /** Handles an event, and the events that follow without a delay. */
  const processEvents = (first: PreviewEvent, depth: number) => {
    queue.push(first);
    for (let count = 0; ; count += 1) {
      const event = queue.shift();
      if (event === undefined) {
        return;
      }
      if (count > limits.eventsPerStep) {
        queue.length = 0;
        log(endlessRules);
        return;
      }
      const result = step(program, state, event);
      ({state} = result);
      for (const next of result.schedule) {
        if (next.delay === 0 && next.timer === undefined) {
          queue.push(next.event);
        } else {
          schedule(next, next.delay);
        }
      }
      if (result.calls.length > 0 && (depth > limits.calls || pendingCalls > limits.scheduled)) {
        log(endlessRules);
      } else {
        result.calls.forEach((call) => runScript(call, depth));
      }
    }
  };
  const run = (event: PreviewEvent, depth = 0) => {
    processEvents(event, depth);
    notify();
  };
  /** Runs JavaScript after the calls before it; its result is an event. */
  const runScript = (call: ScriptCall, depth: number) => {
    const current = runner;
    pendingCalls += 1;
    lastCall = lastCall.then(async () => {
      if (current === undefined || current !== runner) {
        return;
      }
      pendingCalls -= 1;
      const result = await current.run(call, {values: state.values, time: clockTime()});
      if (current === runner) {
        run({kind: 'script', call, result}, depth + 1);
      }
    });
  };

  const stopRunner = () => {
    runner?.stop();
    runner = undefined;
    pendingCalls = 0;
  };
  const startRunner = () => {
    runner = scriptsOf(program).length > 0 ? createRunner?.(program) : undefined;
  };
  /** I/O servers are online once they have started, as on the page of DUMMY. */
  const connect = () => {
    connectionsOf(program)
      .filter((name) => ownValue(state.values, name) === undefined)
      .forEach((name) => run({kind: 'point', name, value: 'online'}));
  };
  const stop = () => {
    setScheduled([]);
    stopRunner();
    queue.length = 0;
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event) => run(event),
    restart: () => {
      stop();
      [advanced, clockOffset] = [0, 0];
      state = initialState(project);
      startRunner();
      scheduleMinute();
      run({kind: 'start', minutes: minutesAt(clockTime())});
      connect();
    },
    load: (next) => {
      program = next;
      stopRunner();
      startRunner();
      run({kind: 'load'});
      connect();
    },
    stop,
    advance: (time) => {
      const end = currentTime() + time;
      for (let count = 0; ; count += 1) {
        const [first] = scheduled;
        if (first === undefined || first.at > end) {
          advanced += Math.max(0, end - currentTime());
          break;
        }
        if (count >= limits.eventsPerAdvance) {
          log(tooManyEvents);
          break;
        }
        advanced += Math.max(0, first.at - currentTime());
        fire(first);
      }
      scheduleMinute();
    },
    setClock: (wanted) => {
      const time = clockTime();
      const difference = (wanted - minutesAt(time) + minutesOfDay) % minutesOfDay;
      clockOffset += difference * minute - (time % minute);
      scheduleMinute();
      run({kind: 'clock', minutes: minutesAt(clockTime())});
    },
  };
}

import type {Dispatch, PreviewEvent, ScriptCall, ScriptResult} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import type {Project} from '../model/project';
import {conditionsOf, namesIn} from '../../language/parse';
import {minutesAt, minutesOfDay} from './clock';
import {isOfClock} from './conditions';
import {
  appendToLog,
  initialState,
  isVoid,
  step,
  type ScheduledEvent,
  type Setting,
  type State,
} from './simulation';

/**
 * Runs something after a delay.
 *
 * @param delay milliseconds
 * @returns a function that calls it off
 */
export type StartTimer = (run: () => void, delay: number) => () => void;

/** The longest delay of the browser's own timers; a longer one would elapse immediately. */
const longestTimeout = 2 ** 31 - 1;

const startTimeout: StartTimer = (run, delay) => {
  const timeout = delay > longestTimeout ? undefined : setTimeout(run, delay);
  return () => clearTimeout(timeout);
};

/** What JavaScript sees when it is called. */
export interface ScriptFacts {
  readonly values: State['values'];
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Runs the JavaScript of one program, with what it remembers between its calls. */
export interface ScriptRunner {
  readonly run: (call: ScriptCall, facts: ScriptFacts) => Promise<ScriptResult>;
  readonly stop: () => void;
}

export interface SimulationOptions {
  readonly startTimer?: StartTimer;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Makes the runner of a program with JavaScript, anew for each start. */
  readonly createRunner?: (setting: Setting) => ScriptRunner;
  /** Whether the log tells which rules started, and why. */
  readonly explains?: boolean;
  /** Milliseconds on a clock that never jumps: it measures how long an answer takes. */
  readonly stopwatch?: () => number;
}

/** A running preview: its state, and the events that wait. Each function stays the same. */
export interface SimulationStore {
  readonly getState: () => State;
  /** Have a function called after each change; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Before the first start, what is dispatched waits for it. */
  readonly dispatch: Dispatch;
  /** Forget all that has happened, and begin. */
  readonly restart: () => void;
  /** Call off all events that wait. */
  readonly stop: () => void;
  /** Let time pass, in milliseconds, with all that it brings. */
  readonly pass: (time: number) => void;
  /** Put the clock to a minute of the day; timers go on as they were. */
  readonly setClock: (minutes: number) => void;
}

const limits = previewLimits.simulation;
const minute = 60_000;

const tooMuch = 'stopped: the rules trigger each other endlessly';
const tooLong = `stopped after ${limits.time} ms: the rules do too much in one step`;
const tooFar = 'stopped early: advance the time in shorter steps';

/** The `connection` of each I/O server that the rules ask about. */
function connectionsOf({rules}: Setting): readonly string[] {
  const names = rules.flatMap(({event}) => namesIn(event));
  return [...new Set(names)].filter((name) => /^[^.$]+\.connection$/u.test(name));
}

/** Whether something in a program waits for the clock. */
function needsClock({rules, functions}: Setting): boolean {
  return (
    functions.some(({name}) => name === 'DaylightEvent') ||
    rules.some(({event}) => conditionsOf(event).some(isOfClock))
  );
}

interface Waiting {
  readonly next: ScheduledEvent;
  /** When it is due, on the clock of the simulation. */
  readonly at: number;
  readonly order: number;
  readonly cancel: () => void;
}

/**
 * Simulation of a project and the rules that answer it. It stands still until
 * `restart` is called for the first time.
 */
export function createSimulation(
  project: Project,
  setting: Setting,
  {
    startTimer = startTimeout,
    now = Date.now,
    createRunner,
    explains = false,
    stopwatch = () => performance.now(),
  }: SimulationOptions = {},
): SimulationStore {
  let state = initialState(project, explains);
  /** Milliseconds by which the simulation is ahead, and those by which its clock was moved besides. */
  let [ahead, moved] = [0, 0];
  let runner: ScriptRunner | undefined;
  let round = 0;
  let order = 0;
  let isBusy = false;
  const waiting = new Map<number, Waiting>();
  const ready: PreviewEvent[] = [];
  const calls: {readonly call: ScriptCall; readonly depth: number}[] = [];
  /** What was done before the first start; a picture can be pressed a moment before its simulation starts. */
  let early: PreviewEvent[] | undefined = [];
  const listeners = new Set<() => void>();
  const hasScripts =
    setting.functions.length > 0 || setting.rules.some(({script}) => script !== undefined);
  const hasClock = needsClock(setting);

  const present = () => now() + ahead;
  const tell = () => listeners.forEach((listener) => listener());
  const complain = (what: string) => {
    state = appendToLog(state, 'server', what);
  };
  /** When the present answer has to be there, on the stopwatch. */
  let deadline = Infinity;
  const isLate = () => stopwatch() > deadline;
  /** Do something that may take a while, by itself or within another such thing. */
  const inTime = (work: () => void) => {
    const isOuter = deadline === Infinity;
    if (isOuter) {
      deadline = stopwatch() + limits.time;
    }
    try {
      work();
    } finally {
      if (isOuter) {
        deadline = Infinity;
      }
    }
  };

  const handle = (first: PreviewEvent, depth: number) => {
    ready.push(first);
    for (let count = 0; ready.length > 0; count += 1) {
      const [event] = ready.splice(0, 1);
      const isLong = isLate();
      if (event === undefined || count > limits.atOnce || isLong) {
        ready.length = 0;
        complain(isLong ? tooLong : tooMuch);
        break;
      }
      const result = step(setting, state, event);
      ({state} = result);
      result.schedule.forEach((next) => {
        if (next.delay === 0 && next.timer === undefined) {
          ready.push(next.event);
        } else {
          wait(next, next.delay);
        }
      });
      if (result.calls.length > 0 && (depth > limits.calls || calls.length > limits.waiting)) {
        complain(tooMuch);
      } else {
        calls.push(...result.calls.map((call) => ({call, depth})));
      }
    }
  };
  const run = (first: PreviewEvent, depth = 0) => {
    inTime(() => handle(first, depth));
    tell();
    void runCalls();
  };
  const runCalls = async () => {
    if (isBusy || runner === undefined) {
      return;
    }
    isBusy = true;
    const mine = round;
    for (let next = calls.shift(); next !== undefined; next = calls.shift()) {
      const {call, depth} = next;
      const facts = {values: state.values, time: clock().time};
      const result = await runner.run(call, facts);
      if (mine !== round) {
        return;
      }
      run({kind: 'script', call, result}, depth + 1);
    }
    isBusy = false;
  };
  const fire = ({next, order: own}: Waiting) => {
    waiting.delete(own);
    if (!isVoid(next, state)) {
      run(next.event);
    }
  };
  const wait = (next: ScheduledEvent, delay: number) => {
    if (waiting.size >= limits.waiting) {
      complain(tooMuch);
      return;
    }
    order += 1;
    const own = order;
    const cancel = startTimer(() => {
      const due = waiting.get(own);
      if (due) {
        fire(due);
      }
    }, delay);
    waiting.set(own, {next, at: present() + delay, order: own, cancel});
  };
  const clock = () => {
    const time = present() + moved;
    return {minutes: minutesAt(time), time};
  };
  const tick = () => {
    const {time} = clock();
    waitForMinute(minute - (time % minute));
  };
  let clockTimer: {readonly at: number; readonly cancel: () => void} | undefined;
  const nextMinute = () => {
    tick();
    run({kind: 'clock', minutes: clock().minutes});
  };
  const waitForMinute = (delay: number) => {
    clockTimer?.cancel();
    clockTimer = {at: present() + delay, cancel: startTimer(nextMinute, delay)};
  };
  const stop = () => {
    waiting.forEach(({cancel}) => cancel());
    waiting.clear();
    clockTimer?.cancel();
    clockTimer = undefined;
    runner?.stop();
    runner = undefined;
    ready.length = 0;
    calls.length = 0;
    isBusy = false;
    round += 1;
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event) => {
      if (early === undefined) {
        run(event);
      } else {
        early.push(event);
      }
    },
    restart: () => {
      stop();
      const held = early ?? [];
      early = undefined;
      [ahead, moved] = [0, 0];
      state = initialState(project, explains);
      runner = hasScripts ? createRunner?.(setting) : undefined;
      if (hasClock) {
        tick();
      }
      run({kind: 'start', minutes: clock().minutes});
      // An I/O server is online once it has started, says the page of DUMMY.
      connectionsOf(setting).forEach((name) => run({kind: 'point', name, value: 'online'}));
      held.forEach((event) => run(event));
    },
    stop,
    pass: (time) => {
      const end = present() + time;
      inTime(() => {
        for (let count = 0; ; count += 1) {
          const [first] = [...waiting.values()].sort((a, b) => a.at - b.at || a.order - b.order);
          const clockAt = clockTimer?.at ?? Infinity;
          const at = Math.min(first?.at ?? Infinity, clockAt);
          if (at > end) {
            ahead += Math.max(0, end - present());
            return;
          }
          if (count >= limits.inJump || isLate()) {
            complain(tooFar);
            return;
          }
          ahead += Math.max(0, at - present());
          if (first && first.at <= clockAt) {
            first.cancel();
            fire(first);
          } else {
            nextMinute();
          }
        }
      });
      // What still waits has come nearer.
      const left = [...waiting.values()];
      waiting.clear();
      left.forEach(({next, at, cancel}) => {
        cancel();
        wait(next, at - present());
      });
      if (clockTimer) {
        tick();
      }
      tell();
    },
    setClock: (wanted) => {
      const {time} = clock();
      const difference = (wanted - minutesAt(time) + minutesOfDay) % minutesOfDay;
      moved += difference * minute - (time % minute);
      if (clockTimer) {
        tick();
      }
      run({kind: 'clock', minutes: clock().minutes});
    },
  };
}

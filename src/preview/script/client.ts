import * as Comlink from 'comlink';
import type {Program} from '../../language/parse';
import type {EventsFault} from '../../language/tokens';
import type {ScriptResult} from '../model/event';
import {limits} from '../model/limits';
import type {ScriptRunner} from '../simulation/store';
import type {ScriptWorker} from './worker';

const {time: longestCall, start: longestStart} = limits.script;
/** The next call finds a worker that has run no rule. */
const stopped = 'stopped: the call took too long. Select Reset to restore the declarations of INIT';

interface Running {
  readonly worker: Worker;
  readonly remote: Promise<Comlink.Remote<ScriptWorker>>;
}

function start(program: Program): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      () => reject(new Error('the interpreter could not be loaded')),
      {
        once: true,
      },
    );
  });
  const Remote = Comlink.wrap<typeof ScriptWorker>(worker);
  return {worker, remote: Promise.race([new Remote(program), failed])};
}

/** What comes first: the result, or the end of the time. */
function within<Value>(time: number, result: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(what)), time);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Mistakes in the JavaScript of a program, found in the worker. */
export async function findScriptFaults(program: Program): Promise<readonly EventsFault[]> {
  const {worker, remote} = start(program);
  try {
    const machine = await within(
      longestStart,
      remote,
      'the interpreter could not be loaded in time',
    );
    return await within(longestCall, machine.faults(), 'the code takes too long to read');
  } catch (error) {
    return [{line: 1, column: 1, what: `JavaScript: ${messageOf(error)}`}];
  } finally {
    worker.terminate();
  }
}

/**
 * Runs the JavaScript of a program in a worker, which starts with the first
 * call. A call that takes too long ends the worker, and with it what the
 * program remembers outside its variables.
 */
export function createScriptRunner({rules, functions}: Program): ScriptRunner {
  let running: Running | undefined;
  const stop = () => {
    running?.worker.terminate();
    running = undefined;
  };
  return {
    run: async (call, facts): Promise<ScriptResult> => {
      running ??= start({rules, functions});
      try {
        const machine = await within(
          longestStart,
          running.remote,
          'the interpreter could not be loaded in time',
        );
        return await within(longestCall, machine.run(call, facts), stopped);
      } catch (error) {
        stop();
        return {effects: [], error: messageOf(error)};
      }
    },
    stop,
  };
}

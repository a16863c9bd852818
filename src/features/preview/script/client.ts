import * as Comlink from 'comlink';
import type {Program} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import {withTimeout} from '../../../lib/withTimeout';
import type {ScriptResult} from '../model/event';
import {limits} from '../model/limits';
import type {ScriptRunner} from '../simulation/store';
import type {ScriptMachine} from './machine';

const {time: callTimeout} = limits.script;
/** The worker of the next call has not run INIT. */
const stopped = 'stopped: the call took too long. Select Reset to restore the declarations of INIT';

interface Running {
  readonly worker: Worker;
  readonly remote: Promise<Comlink.Remote<ScriptMachine>>;
}

function start(program: Program): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('the interpreter could not be loaded'));
  });
  const Remote = Comlink.wrap<typeof ScriptMachine>(worker);
  return {worker, remote: Promise.race([new Remote(program), failed])};
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Faults of syntax in the JavaScript of a program, found in a worker. */
export async function findScriptFaults(program: Program): Promise<readonly EventsFault[]> {
  const running = start(program);
  try {
    const machine = await running.remote;
    return await withTimeout(callTimeout, machine.faults, 'the code takes too long to read');
  } catch (error) {
    return [{line: 1, column: 1, message: `JavaScript: ${messageOf(error)}`}];
  } finally {
    running.worker.terminate();
  }
}

/**
 * Runs the JavaScript of a program in a worker, which starts with the first call. A call that takes
 * too long ends the worker: variables of JavaScript are lost, variables of EVENTS are kept.
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
        const machine = await running.remote;
        return await withTimeout(callTimeout, machine.run(call, facts), stopped);
      } catch (error) {
        stop();
        return {effects: [], error: messageOf(error)};
      }
    },
    stop,
  };
}

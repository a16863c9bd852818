import * as Comlink from 'comlink';
import type {Program} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import type {ScriptCall, ScriptResult} from '../model/event';
import type {ScriptFacts} from '../simulation/store';
import {scriptFaults} from './check';
import {ScriptMachine} from './machine';

/** The JavaScript of a preview in a worker: it cannot access or block the page. */
export class ScriptWorker {
  readonly #machine: ScriptMachine;
  readonly #faults: readonly EventsFault[];

  constructor(program: Program) {
    this.#machine = new ScriptMachine(program);
    this.#faults = scriptFaults(program);
  }

  run(call: ScriptCall, facts: ScriptFacts): ScriptResult {
    return this.#machine.run(call, facts);
  }

  faults(): readonly EventsFault[] {
    return this.#faults;
  }
}

Comlink.expose(ScriptWorker);

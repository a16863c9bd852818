import Interpreter from 'js-interpreter';
import type {Program} from '../../language/parse';
import type {ScriptCall, ScriptEffect, ScriptResult} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import {readingOf} from '../simulation/devices';
import type {ScriptFacts} from '../simulation/store';
import {languageNames, serverFunctions, serverVariables, type ServerFunction} from './functions';

const limits = previewLimits.script;

/** Ends a call that does too much. */
class TooMuch extends Error {}

const textOf = (value: unknown) => String(value).slice(0, limits.text);

/** The interpreter's `sort` asks for a function, which the language does not. */
const additions = `(function (sort) {
  Object.defineProperty(Array.prototype, 'sort', {configurable: true, writable: true, value:
    function (compare) {
      return sort.call(this, compare || function (a, b) {
        var left = String(a), right = String(b);
        return left < right ? -1 : left > right ? 1 : 0;
      });
    }
  });
})(Array.prototype.sort);`;

/** Whether a rule is one whose declarations the whole text shares: one on `INIT` alone. */
function isShared({event}: Program['rules'][number]): boolean {
  return event.kind === 'condition' && event.keyword === 'INIT';
}

/** The interpreter's own date, at the time of the simulation. */
function dateAt(time: () => number): DateConstructor {
  return class extends Date {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [time()] : parts) as [number]));
    }
  } as unknown as DateConstructor;
}

/**
 * The JavaScript of one program, with what it remembers between its calls. It
 * sees nothing but the functions of the server that a preview has.
 */
export class ScriptMachine {
  readonly #interpreter: Interpreter;
  readonly #program: Program;
  #facts: ScriptFacts = {values: {}, time: 0};
  #variables: Record<string, string> = {};
  #effects: ScriptEffect[] = [];

  constructor(program: Program) {
    this.#program = program;
    // A date is made by the host: it has to be the one of the simulation.
    Interpreter.nativeGlobal = Object.assign(Object.create(globalThis) as object, {
      Date: dateAt(() => this.#facts.time),
    });
    this.#interpreter = new Interpreter(additions, (interpreter, globalObject) => {
      interpreter.REGEXP_MODE = 1;
      interpreter.POLYFILL_TIMEOUT = 0;
      for (const name of serverFunctions) {
        interpreter.setProperty(
          globalObject,
          name,
          interpreter.createNativeFunction(this.#functions[name]),
        );
      }
      interpreter.setProperty(
        globalObject.properties.Date,
        'now',
        interpreter.createNativeFunction(() => this.#facts.time),
      );
      for (const name of serverVariables) {
        interpreter.setProperty(globalObject, name, 1);
      }
    });
    // What the platform does not have, such as timers of a browser, is not here either.
    const own: readonly string[] = [
      'this',
      ...languageNames,
      ...serverFunctions,
      ...serverVariables,
    ];
    const {properties} = this.#interpreter.globalObject;
    Object.getOwnPropertyNames(properties)
      .filter((name) => !own.includes(name))
      .forEach((name) => Reflect.deleteProperty(properties, name));
    this.#run();
    const {functions, rules} = program;
    [
      ...functions.map(({code}) => code),
      ...rules.map(({script}, index) =>
        script === undefined ? '' : `function __rule${index}() {${script.code}\n}`,
      ),
      // What cannot be read is left out, and its call says that it is not there.
    ].forEach((code) => this.#try(code));
  }

  /** Run a rule's block or a function, and tell what it has done. */
  run(call: ScriptCall, facts: ScriptFacts): ScriptResult {
    this.#facts = facts;
    this.#variables = {};
    this.#effects = [];
    const {error, value} = this.#try(this.#codeOf(call));
    const effects = this.#effects;
    this.#effects = [];
    const answer = this.#interpreter.pseudoToNative(value);
    return {
      effects,
      ...(typeof answer === 'string' && {answer: textOf(answer)}),
      ...(isRecord(answer) && call.kind === 'function' && {answer}),
      ...(error !== undefined && {error}),
    };
  }

  #codeOf(call: ScriptCall): string {
    if (call.kind === 'function') {
      const values = call.arguments.map((value) => JSON.stringify(value));
      return `${call.name}(${values.join(', ')});`;
    }
    const rule = this.#program.rules[call.rule];
    return rule && isShared(rule) ? (rule.script?.code ?? '') : `__rule${call.rule}();`;
  }

  #try(code: string): {readonly value?: unknown; readonly error?: string} {
    try {
      this.#interpreter.appendCode(code);
      this.#run();
      return {value: this.#interpreter.value};
    } catch (error) {
      this.#rest();
      return {error: textOf(error instanceof Error ? error.message : error)};
    }
  }

  #run(): void {
    for (let steps = 0; this.#interpreter.step(); steps += 1) {
      if (steps > limits.steps) {
        throw new TooMuch(`stopped after ${limits.steps} steps: a loop may be endless`);
      }
      const {stateStack} = this.#interpreter;
      if (stateStack.length > limits.frames) {
        throw new TooMuch('stopped: a function calls itself too many times');
      }
      const value = stateStack.at(-1)?.value;
      if (typeof value === 'string' && value.length > limits.memory) {
        throw new TooMuch(`stopped: a string has more than ${limits.memory} characters`);
      }
    }
  }

  /** Leave what was begun, so that the next call starts from the ground. */
  #rest(): void {
    const {stateStack} = this.#interpreter;
    stateStack.length = 1;
    const [ground] = stateStack;
    if (ground) {
      ground.done = true;
      ground.node.body.length = 0;
    }
  }

  #do(effect: ScriptEffect): void {
    if (this.#effects.length >= limits.commands) {
      throw new TooMuch(`stopped after ${limits.commands} commands in one call`);
    }
    this.#effects.push(effect);
  }

  readonly #setAttribute = (id: unknown, attribute: unknown, value: unknown) =>
    this.#do({kind: 'ui', id: textOf(id), attribute: textOf(attribute), value: textOf(value)});

  readonly #functions: Readonly<Record<ServerFunction, (...values: unknown[]) => unknown>> = {
    ioGet: (id) => {
      const {values} = this.#facts;
      return id === '*'
        ? Object.keys(values)
            .filter((name) => !name.startsWith('$'))
            .join(',')
        : (readingOf(values, String(id)) ?? null);
    },
    ioSet: (id, value) => this.#do({kind: 'write', name: textOf(id), value: textOf(value)}),
    varGet: (name) =>
      ownValue(this.#variables, String(name)) ?? ownValue(this.#facts.values, String(name)) ?? null,
    varSet: (name, value) => {
      this.#variables[textOf(name)] = textOf(value);
      this.#do({kind: 'variable', name: textOf(name), value: textOf(value)});
    },
    uiSet: this.#setAttribute,
    // A preview has one client, so a value for a session is one for all.
    uiSessionSet: (_session, id, attribute, value) => this.#setAttribute(id, attribute, value),
    user: (name, value) => this.#do({kind: 'command', name: textOf(name), value: textOf(value)}),
    messageLog: (text) => this.#do({kind: 'log', text: textOf(text)}),
    errorLog: (text) => this.#do({kind: 'log', text: textOf(text)}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

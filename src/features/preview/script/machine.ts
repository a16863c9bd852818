import Interpreter from 'js-interpreter';
import type {Program, Script} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import type {ScriptCall, ScriptEffect, ScriptResult} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import {isInit} from '../simulation/conditions';
import {readingOf} from '../simulation/devices';
import type {ScriptFacts} from '../simulation/store';
import {serverFunctions, serverVariables, type ServerFunction} from './functions';

const limits = previewLimits.script;

/** Global names of the interpreter that the platform does not have. */
const browserNames =
  'clearInterval clearTimeout constructor eval self setInterval setTimeout window'.split(' ');

const textOf = (value: unknown) => String(value).slice(0, limits.characters);

/** The interpreter's `sort` requires a function, which is optional in the language. */
const sortPolyfill = `(function (sort) {
  Object.defineProperty(Array.prototype, 'sort', {configurable: true, writable: true, value:
    function (compare) {
      return sort.call(this, compare || function (a, b) {
        var left = String(a), right = String(b);
        return left < right ? -1 : left > right ? 1 : 0;
      });
    }
  });
})(Array.prototype.sort);`;

/** A `Date` whose present time is the time of the simulation. */
function dateAt(time: () => number): DateConstructor {
  return new Proxy(Date, {
    apply: () => String(new Date(time())),
    construct: (_, parts: readonly unknown[]) =>
      new Date(...((parts.length === 0 ? [time()] : parts) as [number])),
  });
}

/**
 * Runs the JavaScript of one program, which keeps its variables between calls. It
 * has only the functions of the server that a preview has.
 */
export class ScriptMachine {
  /** Faults of syntax, with their lines in the text. */
  readonly faults: readonly EventsFault[];
  readonly #interpreter: Interpreter;
  readonly #program: Program;
  #facts: ScriptFacts = {values: {}, time: 0};
  #variables: Record<string, string> = {};
  #effects: ScriptEffect[] = [];

  constructor(program: Program) {
    this.#program = program;
    // The interpreter takes dates from its host.
    Interpreter.nativeGlobal = Object.assign(Object.create(globalThis) as object, {
      Date: dateAt(() => this.#facts.time),
    });
    this.#interpreter = new Interpreter(sortPolyfill, (interpreter, globalObject) => {
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
    const {properties} = this.#interpreter.globalObject;
    browserNames.forEach((name) => Reflect.deleteProperty(properties, name));
    this.#run();
    const {functions, rules} = program;
    this.faults = [
      ...functions,
      ...rules.flatMap(({script}, index) =>
        script ? {...script, code: `function __rule${index}() {${script.code}\n}`} : [],
      ),
    ].flatMap((script) => this.#load(script));
  }

  /** Declares a function. One with a fault is left out; a call of it fails. */
  #load({code, line}: Script): EventsFault[] {
    try {
      this.#interpreter.appendCode(code);
      this.#run();
      return [];
    } catch (error) {
      this.#resetStack();
      const {loc, message} = error as SyntaxError & {loc?: {line: number; column: number}};
      return [
        {
          line: line + (loc?.line ?? 1) - 1,
          column: (loc?.column ?? 0) + 1,
          message: `JavaScript: ${message.replace(/ \(\d+:\d+\)$/u, '')}; a preview supports ECMAScript 5`,
        },
      ];
    }
  }

  /** Runs a block or a function. A fault of the code is part of the result. */
  run(call: ScriptCall, facts: ScriptFacts): ScriptResult {
    this.#facts = facts;
    this.#variables = {};
    this.#effects = [];
    const {error, value} = this.#try(this.#codeOf(call));
    const effects = this.#effects;
    this.#effects = [];
    const returned = this.#interpreter.pseudoToNative(value);
    return {
      effects,
      ...(typeof returned === 'string' && {returnValue: textOf(returned)}),
      ...(isRecord(returned) && call.kind === 'function' && {returnValue: returned}),
      ...(error !== undefined && {error}),
    };
  }

  #codeOf(call: ScriptCall): string {
    if (call.kind === 'function') {
      const values = call.arguments.map((value) => JSON.stringify(value));
      return `${call.name}(${values.join(', ')});`;
    }
    const rule = this.#program.rules[call.rule];
    return rule && isInit(rule) ? (rule.script?.code ?? '') : `__rule${call.rule}();`;
  }

  #try(code: string): {readonly value?: unknown; readonly error?: string} {
    try {
      this.#interpreter.appendCode(code);
      this.#run();
      return {value: this.#interpreter.value};
    } catch (error) {
      this.#resetStack();
      return {error: textOf(error instanceof Error ? error.message : error)};
    }
  }

  #run(): void {
    for (let steps = 0; this.#interpreter.step(); steps += 1) {
      if (steps > limits.steps) {
        throw new Error(`stopped after ${limits.steps} steps: a loop or recursion may be endless`);
      }
      const value = this.#interpreter.stateStack.at(-1)?.value;
      if (typeof value === 'string' && value.length > limits.characters) {
        throw new Error(`stopped: a string has more than ${limits.characters} characters`);
      }
    }
  }

  /** Discards the frames of a failed call, so that the next call starts at the top level. */
  #resetStack(): void {
    const {stateStack} = this.#interpreter;
    stateStack.length = 1;
    const [program] = stateStack;
    if (program) {
      program.done = true;
      program.node.body.length = 0;
    }
  }

  #record(effect: ScriptEffect): void {
    this.#effects.push(effect);
  }

  readonly #setAttribute = (id: unknown, attribute: unknown, value: unknown) =>
    this.#record({kind: 'ui', id: textOf(id), attribute: textOf(attribute), value: textOf(value)});

  readonly #functions: Readonly<Record<ServerFunction, (...values: unknown[]) => unknown>> = {
    ioGet: (id) => {
      const {values} = this.#facts;
      return id === '*'
        ? Object.keys(values)
            .filter((name) => !name.startsWith('$'))
            .join(',')
        : (readingOf(values, String(id)) ?? null);
    },
    ioSet: (id, value) => this.#record({kind: 'write', name: textOf(id), value: textOf(value)}),
    varGet: (name) =>
      ownValue(this.#variables, String(name)) ?? ownValue(this.#facts.values, String(name)) ?? null,
    varSet: (name, value) => {
      this.#variables[textOf(name)] = textOf(value);
      this.#record({kind: 'variable', name: textOf(name), value: textOf(value)});
    },
    uiSet: this.#setAttribute,
    // A preview has one client, so the session makes no difference.
    uiSessionSet: (_session, id, attribute, value) => this.#setAttribute(id, attribute, value),
    user: (name, value) =>
      this.#record({kind: 'command', name: textOf(name), value: textOf(value)}),
    messageLog: (text) => this.#record({kind: 'log', text: textOf(text)}),
    errorLog: (text) => this.#record({kind: 'log', text: textOf(text)}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

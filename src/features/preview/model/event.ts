/** One effect of JavaScript; effects take place in their order after the call has ended. */
export type ScriptEffect =
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'ui'; readonly id: string; readonly attribute: string; readonly value: string}
  | {readonly kind: 'variable'; readonly name: string; readonly value: string}
  | {readonly kind: 'command'; readonly name: string; readonly value: string}
  | {readonly kind: 'log'; readonly text: string};

/** A call of a function of the program, such as `userCommand`. */
export interface FunctionCall {
  readonly kind: 'function';
  readonly name: string;
  readonly arguments: readonly (boolean | number | string)[];
}

/** JavaScript to run: the block of a rule, by the index of the rule, or a function. */
export type ScriptCall = {readonly kind: 'block'; readonly rule: number} | FunctionCall;

/** The result of a call of JavaScript. */
export interface ScriptResult {
  readonly effects: readonly ScriptEffect[];
  /** Return value of a function: a string, or the members of an object. */
  readonly returnValue?: string | Readonly<Record<string, unknown>>;
  /** Why the call was stopped. */
  readonly error?: string;
}

/** An event of a preview: input of the reader, a report of a device, a timer that elapses. */
export type PreviewEvent =
  | {readonly kind: 'start'; readonly minutes: number}
  /** Edited rules have replaced the running ones. */
  | {readonly kind: 'load'}
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly parameter: string;
      /** Whether a rule, not the reader, sent the command. */
      readonly isFromRule?: boolean;
    }
  | {readonly kind: 'open'; readonly page: string}
  | {readonly kind: 'close'}
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'request'; readonly url: string}
  | {readonly kind: 'input'; readonly key: string; readonly value: string}
  | {readonly kind: 'submit'; readonly values: readonly (readonly [name: string, value: string])[]}
  | {readonly kind: 'point'; readonly name: string; readonly value: string}
  /** A variable has changed; the state has its new value already. */
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly value: string;
      readonly before: string | undefined;
    }
  | {readonly kind: 'timer'; readonly name: string}
  /** A timer that counts down in a variable has one second less. */
  | {readonly kind: 'countdown'; readonly name: string}
  /** A new minute of the clock, counted from midnight. */
  | {readonly kind: 'clock'; readonly minutes: number}
  /** An event that a preview does not simulate, as written in the rule. */
  | {readonly kind: 'other'; readonly text: string}
  | {readonly kind: 'script'; readonly call: ScriptCall; readonly result: ScriptResult};

/** Sends an event to the simulation; the same function as long as the project is the same. */
export type Dispatch = (event: PreviewEvent) => void;

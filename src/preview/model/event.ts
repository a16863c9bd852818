/** What JavaScript has done, in the order in which it did it. */
export type ScriptEffect =
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'ui'; readonly id: string; readonly attribute: string; readonly value: string}
  | {readonly kind: 'variable'; readonly name: string; readonly value: string}
  | {readonly kind: 'command'; readonly name: string; readonly value: string}
  | {readonly kind: 'log'; readonly text: string};

/** JavaScript that is to run: the block of a rule, by its place among the rules, or a function. */
export type ScriptCall =
  | {readonly kind: 'block'; readonly rule: number}
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly arguments: readonly (boolean | number | string)[];
    };

/** What a call of JavaScript came to. */
export interface ScriptResult {
  readonly effects: readonly ScriptEffect[];
  /** What a function returned: a text, or the members of an object. */
  readonly answer?: string | Readonly<Record<string, unknown>>;
  /** Why it ended before its end. */
  readonly error?: string;
}

/** What happens in a preview: people act on the screen, devices report, timers end. */
export type PreviewEvent =
  | {readonly kind: 'start'; readonly minutes: number}
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly parameter: string;
      /** Whether a rule gave it, not a person. */
      readonly isOwn?: boolean;
    }
  | {readonly kind: 'open'; readonly page: string}
  | {readonly kind: 'popup'; readonly id: string}
  | {readonly kind: 'close'}
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'request'; readonly url: string}
  | {readonly kind: 'input'; readonly key: string; readonly value: string}
  | {readonly kind: 'submit'; readonly values: readonly (readonly [name: string, value: string])[]}
  | {readonly kind: 'point'; readonly name: string; readonly value: string}
  /** A variable has been set; the state has its value already. */
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly value: string;
      readonly before: string | undefined;
    }
  | {readonly kind: 'timer'; readonly name: string}
  /** A second of a timer that keeps a variable has passed. */
  | {readonly kind: 'countdown'; readonly name: string}
  /** The clock shows another minute, counted from midnight. */
  | {readonly kind: 'clock'; readonly minutes: number}
  /** Something of which the preview has no likeness, in the words of the rule. */
  | {readonly kind: 'other'; readonly text: string}
  | {readonly kind: 'script'; readonly call: ScriptCall; readonly result: ScriptResult};

/** Tells the preview what happens; the same function for as long as the project stays the same. */
export type Dispatch = (event: PreviewEvent) => void;

/** Key of a value that a reader sets for an attribute; it is kept until code sets the attribute. */
export function choiceKey(inputKey: string, attribute: string): string {
  return `${inputKey}.${attribute}`;
}

/** What we use of the package, which has no types of its own. */
declare module 'js-interpreter' {
  /** A value of the interpreted program: a primitive, or an object that only the interpreter reads. */
  export type PseudoValue = unknown;

  interface GlobalObject {
    readonly properties: Record<string, PseudoValue>;
  }

  interface Frame {
    readonly node: {readonly body: unknown[]};
    done: boolean;
    /** What its parts have come to so far. */
    readonly value?: PseudoValue;
  }

  /** Runs ECMAScript 5 from its syntax tree, one step at a time, without `eval`. */
  export default class Interpreter {
    /** Where the interpreter takes its own `Date` and the like from. */
    static nativeGlobal: object;

    constructor(
      code: string,
      prepare?: (interpreter: Interpreter, globalObject: GlobalObject) => void,
    );

    /** 1 runs regular expressions of the program as such of the host. */
    REGEXP_MODE: 0 | 1 | 2;
    /** Milliseconds that one step may spend in the interpreter's own code. */
    POLYFILL_TIMEOUT: number;
    readonly globalObject: GlobalObject;
    readonly stateStack: Frame[];
    /** Value of the last statement. */
    readonly value: PseudoValue;

    /** @throws SyntaxError with `loc` when it cannot be read */
    appendCode(code: string): void;
    /** @returns whether there is more to do */
    step(): boolean;
    createNativeFunction(run: (...values: never[]) => PseudoValue): PseudoValue;
    setProperty(target: PseudoValue, name: string, value: PseudoValue): void;
    nativeToPseudo(value: unknown): PseudoValue;
    pseudoToNative(value: PseudoValue): unknown;
    /** @returns the syntax tree, as ESTree has it */
    parse_(code: string, name: string): object;
  }
}

/** Types of the used part of a package without types. */
declare module 'js-interpreter' {
  /** A value of the interpreted program: a primitive, or an object that only the interpreter reads. */
  export type PseudoValue = unknown;

  interface GlobalObject {
    readonly properties: Record<string, PseudoValue>;
  }

  interface Frame {
    readonly node: {readonly body: unknown[]};
    done: boolean;
    /** Value of the parts that are evaluated already. */
    readonly value?: PseudoValue;
  }

  /** Runs ECMAScript 5 from its syntax tree, one step at a time, without `eval`. */
  export default class Interpreter {
    /** Source of the interpreter's `Date` and similar objects. */
    static nativeGlobal: object;

    constructor(
      code: string,
      prepare?: (interpreter: Interpreter, globalObject: GlobalObject) => void,
    );

    /** 1 uses the regular expressions of the host. */
    REGEXP_MODE: 0 | 1 | 2;
    /** Milliseconds that one step may spend in the interpreter's own code. */
    POLYFILL_TIMEOUT: number;
    readonly globalObject: GlobalObject;
    readonly stateStack: Frame[];
    /** Value of the last statement. */
    readonly value: PseudoValue;

    /** @throws SyntaxError with `loc` if the code cannot be parsed */
    appendCode(code: string): void;
    /** @returns whether the program has more steps */
    step(): boolean;
    createNativeFunction(run: (...values: never[]) => PseudoValue): PseudoValue;
    setProperty(target: PseudoValue, name: string, value: PseudoValue): void;
    nativeToPseudo(value: unknown): PseudoValue;
    pseudoToNative(value: PseudoValue): unknown;
  }
}

import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';

/** Input of one device in the form that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: {readonly pointerType: 'mouse'};
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser with one window, driven by a protocol of its own. */
export interface Engine {
  /** Errors of the console, if the protocol reports them. */
  readonly errors: readonly string[];
  /** Starts to load an address, and does not wait for it. */
  readonly navigate: (url: string) => Promise<unknown>;
  /** Text that an expression, or a promise that it makes, comes to in the page. */
  readonly evaluate: (expression: string) => Promise<string | null>;
  readonly perform: (actions: readonly InputSource[]) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly quit: () => Promise<void>;
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) {
    program.kill();
    await once(program, 'exit');
  }
}

/**
 * The first match of a pattern in a line that a program prints.
 *
 * @throws Error with all that it printed when it ends without one
 */
export async function printed(stream: Readable, pattern: RegExp): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({input: stream})) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) {
      return found;
    }
    lines.push(line);
  }
  throw new Error(`Ended without ${String(pattern)}: ${lines.join('\n')}`);
}

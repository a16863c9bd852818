import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';

/** Actions of an input device, in the format of WebDriver and WebDriver BiDi. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: {readonly pointerType: 'mouse'};
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser with one window, and its automation protocol. */
export interface Engine {
  /** Starts a navigation without waiting for it. */
  readonly navigate: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page, and awaits it if it is a promise. */
  readonly evaluate: (expression: string) => Promise<string | null>;
  readonly perform: (actions: readonly InputSource[]) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly quit: () => Promise<void>;
}

export async function terminate(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) {
    program.kill();
    await once(program, 'exit');
  }
}

/**
 * The first match of a pattern in a line of output.
 *
 * @throws Error with the output if it ends without a match
 */
export async function waitForOutput(stream: Readable, pattern: RegExp): Promise<string> {
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

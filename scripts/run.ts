import {spawn} from 'node:child_process';
import path from 'node:path';

/** What a command printed, and how it ended. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  /** Show the output as it comes. */
  readonly show?: boolean;
  /** Seconds after which the command is ended; none by default. */
  readonly timeout?: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The program of a command. On Windows, npm and npx are batch files, which
 * Node.js does not start without a shell. Within an npm script, their
 * JavaScript files are started instead, on every system.
 */
function programOf(command: string, args: readonly string[]): [string, readonly string[]] {
  const npm = process.env.npm_execpath ?? '';
  return ['npm', 'npx'].includes(command) && path.basename(npm) === 'npm-cli.js'
    ? [process.execPath, [path.join(path.dirname(npm), `${command}-cli.js`), ...args]]
    : [command, args];
}

/**
 * Run a command of the project or the system to its end.
 *
 * @returns its exit code (127 when there is no such command, 124 when it ran
 * out of time) and everything that it printed
 */
export function run(
  command: string,
  args: readonly string[],
  {show = false, timeout, cwd, env}: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(...programOf(command, args), {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let late = false;
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            child.kill('SIGKILL');
          }, timeout * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (show) {
          process.stdout.write(chunk);
        }
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({code: 127, output: `${output}${error.message}\n`});
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({code: late ? 124 : (code ?? 1), output});
    });
  });
}

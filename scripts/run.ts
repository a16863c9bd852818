import {spawn} from 'node:child_process';
import path from 'node:path';

/** Exit code and output of a command. */
export interface RunResult {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  /** Whether to print the output during the run. */
  readonly show?: boolean;
  /** Timeout in seconds; none by default. */
  readonly timeout?: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Executable of a command. On Windows, npm and npx are batch files, which Node.js starts in
 * a shell only; their JavaScript files work on all systems.
 */
function programOf(command: string, args: readonly string[]): [string, readonly string[]] {
  const npm = process.env.npm_execpath ?? '';
  return ['npm', 'npx'].includes(command) && path.basename(npm) === 'npm-cli.js'
    ? [process.execPath, [path.join(path.dirname(npm), `${command}-cli.js`), ...args]]
    : [command, args];
}

/**
 * Runs a command.
 *
 * @returns the exit code (127 if the command does not exist, 124 after a timeout) and the
 *   output
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
    let isTimedOut = false;
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            isTimedOut = true;
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
      resolve({code: isTimedOut ? 124 : (code ?? 1), output});
    });
  });
}

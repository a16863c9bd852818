// cspell:ignore Shmem TIMEFORMAT
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** Resource usage of a command. */
export interface Cost {
  readonly seconds: number;
  /** Peak memory in bytes, including child processes. */
  readonly memory: number;
  /** Average number of busy processors. */
  readonly cores: number;
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Sampling interval in milliseconds; a shorter one would slow the command. */
const interval = 500;

function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
}

/** IDs of a process and its descendants. */
function processTree(id: number): string[] {
  const children = new Map<string, string[]>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/u.test(one))) {
    // The program name in parentheses may contain any character.
    const parent = /\) \S (?<parent>\d+) /u.exec(readProcess(name, 'stat'))?.groups?.parent ?? '';
    children.set(parent, [...(children.get(parent) ?? []), name]);
  }
  const family = [String(id)];
  for (const one of family) {
    family.push(...(children.get(one) ?? []));
  }
  return family;
}

/**
 * Memory of processes: the sum of private memory, plus the maximum of file mappings, which
 * they share.
 *
 * @param statuses contents of `/proc/<id>/status`
 */
export function memoryIn(statuses: readonly string[]): number {
  const kilobytes = (status: string, field: string) =>
    Number(new RegExp(`^${field}:\\s+(?<size>\\d+) kB`, 'mu').exec(status)?.groups?.size ?? 0);
  const own = statuses.map((one) => kilobytes(one, 'RssAnon') + kilobytes(one, 'RssShmem'));
  const files = Math.max(0, ...statuses.map((one) => kilobytes(one, 'RssFile')));
  return (own.reduce((sum, one) => sum + one, 0) + files) * 1024;
}

/** Last times that bash's `time` printed, in seconds. */
export function timesIn(output: string): {real: number; user: number; system: number} {
  const found = [...output.matchAll(/^times (?<real>\S+) (?<user>\S+) (?<system>\S+)$/gmu)].at(-1);
  if (found?.groups === undefined) {
    throw new Error(`The command did not finish:\n${output.slice(-4000)}`);
  }
  const {real, user, system} = found.groups;
  return {real: Number(real), user: Number(user), system: Number(system)};
}

/**
 * Runs a command and measures its memory from `/proc` and its processor time with bash,
 * including child processes.
 *
 * @throws Error with the end of the output if the command fails
 */
export async function measuredRun({command, args, folder, env}: Command): Promise<Cost> {
  const script = 'TIMEFORMAT="times %R %U %S"; time "$@"';
  const child = spawn('bash', ['-c', script, 'bash', command, ...args], {
    cwd: folder,
    env: {...process.env, ...env, LC_ALL: 'C'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  let memory = 0;
  const timer = setInterval(() => {
    const statuses = processTree(child.pid ?? 0).map((id) => readProcess(id, 'status'));
    memory = Math.max(memory, memoryIn(statuses));
  }, interval);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`${[command, ...args].join(' ')} failed:\n${output.slice(-4000)}`);
  }
  const {real, user, system} = timesIn(output);
  return {seconds: real, memory, cores: (user + system) / real};
}

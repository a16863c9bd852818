// cspell:ignore Shmem TIMEFORMAT
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** What a command took. */
export interface Cost {
  readonly seconds: number;
  /** Most bytes of memory that it and all that it started had at once. */
  readonly memory: number;
  /** Processors in use, on average. */
  readonly cores: number;
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds between two looks at the memory; more of them would slow what is measured. */
const interval = 500;

function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
}

/** A process and all that descend from it. */
function familyOf(id: number): string[] {
  const children = new Map<string, string[]>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/u.test(one))) {
    // The name of the program, in brackets, may hold anything.
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
 * Memory of processes, from what Linux tells of each: all that is their own,
 * and the most that one has of files, which the others share.
 *
 * @param statuses text of `/proc/<id>/status` of each
 */
export function memoryIn(statuses: readonly string[]): number {
  const kilobytes = (status: string, field: string) =>
    Number(new RegExp(`^${field}:\\s+(?<size>\\d+) kB`, 'mu').exec(status)?.groups?.size ?? 0);
  const own = statuses.map((one) => kilobytes(one, 'RssAnon') + kilobytes(one, 'RssShmem'));
  const files = Math.max(0, ...statuses.map((one) => kilobytes(one, 'RssFile')));
  return (own.reduce((sum, one) => sum + one, 0) + files) * 1024;
}

/** Seconds that `time` of bash has printed last: by the clock, of the user, of the system. */
export function timesIn(output: string): {real: number; user: number; system: number} {
  const found = [...output.matchAll(/^times (?<real>\S+) (?<user>\S+) (?<system>\S+)$/gmu)].at(-1);
  if (found?.groups === undefined) {
    throw new Error(`The command did not come to its end:\n${output.slice(-4000)}`);
  }
  const {real, user, system} = found.groups;
  return {real: Number(real), user: Number(user), system: Number(system)};
}

/**
 * Run a command to its end and measure it. Linux tells the memory, bash the
 * time of all processors, that of ended children included.
 *
 * @throws Error with the end of the output when the command fails
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
    const statuses = familyOf(child.pid ?? 0).map((id) => readProcess(id, 'status'));
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

import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {run} from './run';

/** Build outputs and files that no build reads. */
const excluded: readonly string[] = [
  '.docusaurus',
  '.git',
  'build',
  'node_modules',
  'test-results',
];

/**
 * Hard-links the packages, without build caches. Symbolic links would resolve to the
 * original paths in both copies.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, {recursive: true});
  for (const entry of await readdir(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      await symlink(await readlink(source), target);
    } else if (!entry.isDirectory()) {
      // Hard links do not work across file systems.
      await link(source, target).catch(() => copyFile(source, target));
    } else if (entry.name !== '.cache') {
      await linkPackages(source, target);
    }
  }
}

/** Copies the project files that a build reads. */
export async function copyProject(from: string, to: string): Promise<void> {
  await mkdir(to, {recursive: true});
  for (const name of await readdir(from)) {
    if (!excluded.includes(name)) {
      await cp(path.join(from, name), path.join(to, name), {
        recursive: true,
        // The benchmarks have their own packages.
        filter: (source) => !['node_modules', '.out'].includes(path.basename(source)),
      });
    }
  }
  await linkPackages(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** File that differs between two folders. */
export interface Difference {
  readonly file: string;
  /** First difference with its context in both files, or the only folder that has the file. */
  readonly description: string;
}

/** Context in bytes before and after the first difference. */
const context = {before: 30, after: 50} as const;

function firstDifference(one: Buffer, other: Buffer): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) {
    at += 1;
  }
  const line = one.subarray(0, at).toString('latin1').split('\n').length;
  const [first, second] = [one, other].map((bytes) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - context.before), at + context.after).toString()),
  );
  return `line ${line}, byte ${at}\n    ${first ?? ''}\n    ${second ?? ''}`;
}

/** Differences between two folders, sorted by file name. */
export async function differences(one: string, other: string): Promise<Difference[]> {
  const [inOne, inOther] = [new Set(await filesBelow(one)), new Set(await filesBelow(other))];
  const found: Difference[] = [];
  for (const file of [...new Set([...inOne, ...inOther])].sort()) {
    if (!inOne.has(file) || !inOther.has(file)) {
      found.push({file, description: `only in ${inOne.has(file) ? one : other}`});
    } else {
      const [first, second] = await Promise.all(
        [one, other].map((folder) => readFile(path.join(folder, file))),
      );
      if (first !== undefined && second !== undefined && !first.equals(second)) {
        found.push({file, description: firstDifference(first, second)});
      }
    }
  }
  return found;
}

/** Environment that gives copies of a project its Git history, from which pages get their dates. */
export async function historyOf(project: string): Promise<Readonly<Record<string, string>>> {
  const {code, output} = await run('git', ['rev-parse', '--show-toplevel', '--absolute-git-dir'], {
    cwd: project,
  });
  const [top = '', folder = ''] = output.split('\n');
  return code === 0 && path.resolve(top) === path.resolve(project) ? {GIT_DIR: folder} : {};
}

/** Machine properties that must not affect a build. */
const machines = [
  {folder: 'one', env: {TZ: 'UTC', LC_ALL: 'C', DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2'}},
  {
    folder: path.join('somewhere', 'else', 'and', 'deeper', 'the-same-project'),
    env: {TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8', DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'},
  },
] as const;

/**
 * Builds a project twice without caches under different machine properties, and compares
 * all files.
 *
 * @param print prints a line
 * @returns whether the builds are identical
 * @throws Error with the output of a failed build
 */
async function compareBuilds(project: string, print: (line: string) => void): Promise<boolean> {
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  const history = await historyOf(project);
  const builds: string[] = [];
  for (const {folder, env} of machines) {
    const copy = path.join(temporary, folder);
    print(`Building in ${copy}`);
    await copyProject(project, copy);
    const {code, output} = await run('npx', ['--no-install', 'docusaurus', 'build'], {
      cwd: copy,
      env: {...env, ...history, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
    });
    if (code !== 0) {
      throw new Error(output);
    }
    builds.push(path.join(copy, 'build'));
  }
  const [one = '', other = ''] = builds;
  const found = await differences(one, other);
  found.forEach(({file, description}) => print(`${file}: ${description}`));
  print(`${(await filesBelow(one)).length} files, ${found.length} differences`);
  if (found.length === 0) {
    await rm(temporary, {recursive: true, force: true});
  }
  return found.length === 0;
}

if (require.main === module) {
  compareBuilds(path.resolve(__dirname, '..'), (line) => console.log(line)).then(
    (isSame) => {
      process.exitCode = isSame ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

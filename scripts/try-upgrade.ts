import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from './run';

const root = path.resolve(__dirname, '..');

/** Manifest with another version of all Docusaurus packages that share their version. */
export function withDocusaurus(manifest: string, version: string): string {
  const current = /"@docusaurus\/core": "(?<version>[^"]+)"/u.exec(manifest)?.groups?.version;
  if (current === undefined) {
    throw new Error('package.json has no exact version of @docusaurus/core.');
  }
  return manifest.replaceAll(
    /(?<name>"@docusaurus\/[^"]+": )"(?<version>[^"]+)"/gu,
    (line, name: string, one: string) => (one === current ? `${name}"${version}"` : line),
  );
}

/** Checks of the copy; each runs even if one before has failed. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['overrides and patches', 'npm', 'run', '-s', 'upgrade-check'],
  ['types', 'npx', '--no-install', 'tsc', '--noEmit', '--pretty', 'false'],
  ['build', 'npm', 'run', '-s', 'build'],
];

/**
 * Installs a version of Docusaurus in a temporary copy of the tracked files, runs the checks there,
 * and prints which fail.
 *
 * @returns the number of failed checks
 * @throws Error if the packages cannot be installed
 */
async function tryUpgrade(version: string): Promise<number> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const env = {FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'};
  try {
    const {output} = await run('git', ['ls-files', '-z'], {cwd: root});
    for (const file of output.split('\0').filter(Boolean)) {
      cpSync(path.join(root, file), path.join(copy, file));
    }
    const manifest = path.join(copy, 'package.json');
    writeFileSync(manifest, withDocusaurus(readFileSync(manifest, 'utf8'), version));
    const installed = await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: copy, env});
    if (installed.code !== 0) {
      throw new Error(`Docusaurus ${version} cannot be installed.\n${installed.output}`);
    }
    let failed = 0;
    for (const [name, command, ...args] of steps) {
      const result = await run(command, args, {cwd: copy, env});
      console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      if (result.code !== 0) {
        failed += 1;
        console.log(result.output.replaceAll(`${copy}${path.sep}`, ''));
      }
    }
    return failed;
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/u.test(version)) {
    throw new Error('Name the version, for example: npm run try-upgrade -- 3.10.2');
  }
  process.exitCode = (await tryUpgrade(version)) === 0 ? 0 : 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

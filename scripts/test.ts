import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {check} from './check';
import {findChromium} from './chromium';
import {run} from './run';

const root = path.resolve(__dirname, '..');
const buildLog = path.join(root, 'build', '.build-log.txt');

async function build(): Promise<boolean> {
  console.log('Building the site.');
  const {code, output} = await run('npx', ['--no-install', 'docusaurus', 'build'], {
    cwd: root,
    env: {NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
  if (code === 0) {
    // The tests read from here whether the build warned of anything.
    await writeFile(buildLog, output);
  } else {
    console.log(output);
  }
  return code === 0;
}

/** Check the sources, build the site and run every test on the build. */
async function main(): Promise<void> {
  const failedChecks = await check();
  const chromium = await findChromium();
  if (!(await build())) {
    process.exitCode = 1;
    console.log('0 passed, 1 failed');
    return;
  }
  const {code} = await run(
    'npx',
    ['--no-install', 'playwright', 'test', ...process.argv.slice(2)],
    {
      cwd: root,
      show: true,
      env: {CHROMIUM: chromium, FAILED_CHECKS: failedChecks.join(', ')},
    },
  );
  process.exitCode = code;
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

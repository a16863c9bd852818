import path from 'node:path';
import {run, type RunResult} from '../../scripts/run';
import {root} from './project';

export async function buildFixture(name: string, out: string): Promise<RunResult> {
  return run(
    'npx',
    ['--no-install', 'docusaurus', 'build', path.join('tests', 'fixtures', name), '--out-dir', out],
    {cwd: root, env: {NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'}},
  );
}

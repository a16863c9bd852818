import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {run} from '../../scripts/run';
import {root} from '../support/project';

const serve = ['--import', 'tsx', 'scripts/serve.ts'];

test('npm run serve serves the build on a port, and reports that it is in use', async () => {
  const port = await freePort();
  const env = {...process.env, PORT: String(port)};
  const child = spawn('node', serve, {cwd: root, env, stdio: ['ignore', 'pipe', 'inherit']});
  try {
    const origin = `http://localhost:${port}`;
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    expect(output.toString()).toContain(origin);
    expect((await fetch(`${origin}/docs/intro`)).status).toBe(200);
    const second = await run('node', serve, {cwd: root, env: {PORT: String(port)}});
    expect(second.code).toBe(1);
    expect(second.output).toContain(`Port ${port} is in use`);
  } finally {
    child.kill();
  }
});

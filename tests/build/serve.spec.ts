import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {expect, test} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {run} from '../../scripts/run';
import {root} from '../support/project';

const serve = ['--import', 'tsx', 'scripts/serve.ts'];

test.describe('npm run serve', () => {
  test('serves the build on a port', async () => {
    const port = await freePort();
    const child = spawn('node', serve, {
      cwd: root,
      env: {...process.env, PORT: String(port)},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const origin = `http://localhost:${port}`;
      const [output] = (await once(child.stdout, 'data')) as [Buffer];
      expect(output.toString()).toContain(origin);
      const page = await fetch(`${origin}/docs/intro`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect((await fetch(`${origin}/docs/nowhere`)).status).toBe(404);
    } finally {
      child.kill();
    }
  });

  test('reports that the port is in use', async () => {
    const port = await freePort();
    const holder = createServer().listen(port);
    await once(holder, 'listening');
    const {code, output} = await run('node', serve, {cwd: root, env: {PORT: String(port)}});
    holder.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
  });
});

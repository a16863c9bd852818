import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {expect, test} from 'playwright/test';
import {run} from '../../scripts/run';
import {root} from '../support/project';

/** A port of this machine, held until `release`. */
async function takePort(): Promise<{port: number; release: () => Promise<unknown>}> {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  if (address === null || typeof address === 'string') {
    throw new Error('A server without a port.');
  }
  return {
    port: address.port,
    release: () => {
      const closed = once(holder, 'close');
      holder.close();
      return closed;
    },
  };
}

test.describe('npm run serve', () => {
  test('serves the build at the port asked for', async () => {
    const {port, release} = await takePort();
    await release();
    const child = spawn('node', ['--import', 'tsx', 'scripts/serve.ts'], {
      cwd: root,
      env: {...process.env, PORT: String(port)},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      expect(said.toString()).toBe(`The manual is at http://localhost:${port}/\n`);
      const page = await fetch(`http://localhost:${port}/docs/intro`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await fetch(`http://localhost:${port}/docs/nowhere`)).status).toBe(404);
    } finally {
      child.kill();
    }
  });

  test('says what to do when the port is taken', async () => {
    const {port, release} = await takePort();
    const {code, output} = await run('node', ['--import', 'tsx', 'scripts/serve.ts'], {
      cwd: root,
      env: {PORT: String(port)},
    });
    await release();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
  });

  test('says what to do when there is no build', async () => {
    const {code, output} = await run('node', ['--import', 'tsx', 'scripts/serve.ts', 'static'], {
      cwd: root,
    });
    expect(code).toBe(1);
    expect(output).toContain('static holds no built site. Run "npm run build" first.');
  });
});

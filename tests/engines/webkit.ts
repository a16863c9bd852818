// cspell:ignore displayfd
import {spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import {expect} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {terminate, waitForOutput, type Engine} from './engine';

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** Starts the WebKitWebDriver of WebKitGTK on a virtual display: it has no headless mode. */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await waitForOutput(screen.stdio[3] as Readable, /\d+/u);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: `:${display}`},
  });

  /** @throws Error with the message of the browser if the command fails */
  async function send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: T | Failure};
    if (!response.ok) {
      const {error, message} = value as Failure;
      throw new Error(`${path}: ${error} ${message}`);
    }
    return value as T;
  }

  await expect(() => send('GET', '/status')).toPass();
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {pageLoadStrategy: 'none'}},
  });
  const post = <T>(command: string, body: object) =>
    send<T>('POST', `/session/${sessionId}/${command}`, body);
  return {
    navigate: (url) => post('url', {url}),
    evaluate: (expression) => post('execute/sync', {script: `return ${expression}`, args: []}),
    perform: (actions) => post('actions', {actions}),
    resize: (width, height) => post('window/rect', {x: 0, y: 0, width, height}),
    quit: async () => {
      await send('DELETE', `/session/${sessionId}`);
      await terminate(driver);
      await terminate(screen);
    },
  };
}

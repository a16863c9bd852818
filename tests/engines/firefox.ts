import {spawn} from 'node:child_process';
import {on, once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {WebSocket} from 'undici';
import {terminate, waitForOutput, type Engine} from './engine';

/** The response to a WebDriver BiDi command. */
type Message =
  | {readonly id: number; readonly type: 'success'; readonly result: unknown}
  | {readonly id: number; readonly type: 'error'; readonly message: string};

/** Result of `script.evaluate`; the value is a string, undefined or null. */
type Evaluated =
  | {readonly type: 'success'; readonly result: {readonly value?: string}}
  | {readonly type: 'exception'; readonly exceptionDetails: {readonly text: string}};

/** Starts Firefox, which has a built-in WebDriver BiDi server. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  const browser = spawn(
    program,
    ['--headless', '--remote-debugging-port=0', '--profile', profile],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const address = await waitForOutput(browser.stderr, /ws:\/\/\S+/u);
  browser.stderr.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let commands = 0;

  /** @throws Error with the message of the browser if the command fails */
  async function send<T>(method: string, params: object): Promise<T> {
    const id = (commands += 1);
    const messages = on(socket, 'message') as AsyncIterable<[{readonly data: string}]>;
    socket.send(JSON.stringify({id, method, params}));
    for await (const [{data}] of messages) {
      const message = JSON.parse(data) as Message;
      if (message.id === id) {
        if (message.type === 'error') {
          throw new Error(`${method}: ${message.message}`);
        }
        return message.result as T;
      }
    }
    throw new Error(`${method}: there is no response.`);
  }

  await send('session.new', {capabilities: {}});
  const {contexts} = await send<{contexts: readonly [{context: string}]}>(
    'browsingContext.getTree',
    {},
  );
  const [{context}] = contexts;
  return {
    // A failed navigation preload of the service worker is reported as a failed navigation.
    navigate: (url) => send('browsingContext.navigate', {context, url}).catch(() => undefined),
    evaluate: async (expression) => {
      const evaluated = await send<Evaluated>('script.evaluate', {
        target: {context},
        expression,
        awaitPromise: true,
      });
      if (evaluated.type === 'exception') {
        throw new Error(evaluated.exceptionDetails.text);
      }
      return evaluated.result.value ?? null;
    },
    perform: (actions) => send('input.performActions', {context, actions}),
    resize: (width, height) =>
      send('browsingContext.setViewport', {context, viewport: {width, height}}),
    quit: async () => {
      await terminate(browser);
      await rm(profile, {recursive: true, force: true});
    },
  };
}

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {WebSocket} from 'undici';
import {terminate, waitForOutput, type Engine} from './engine';

/** A WebDriver BiDi message: the response to a command, or an event. */
type Message =
  | {readonly id: number; readonly type: 'success'; readonly result: unknown}
  | {readonly id: number; readonly type: 'error'; readonly message: string}
  | {readonly type: 'event'; readonly method: string; readonly params: unknown};

interface LogEntry {
  readonly level: string;
  readonly text: string;
}

/** Result of `script.evaluate`; the value is a string, undefined or null. */
type Evaluated =
  | {readonly type: 'success'; readonly result: {readonly value?: string}}
  | {readonly type: 'exception'; readonly exceptionDetails: {readonly text: string}};

/** A WebDriver BiDi connection. */
class Connection {
  private readonly pending = new Map<number, (message: Message) => void>();
  private commands = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async to(url: string, onLog: (entry: LogEntry) => void): Promise<Connection> {
    const socket = new WebSocket(url);
    const connection = new Connection(socket);
    socket.addEventListener('message', ({data}) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type !== 'event') {
        connection.pending.get(message.id)?.(message);
      } else if (message.method === 'log.entryAdded') {
        onLog(message.params as LogEntry);
      }
    });
    await once(socket, 'open');
    return connection;
  }

  /** @throws Error with the message of the browser if the command fails */
  async send<T>(method: string, params: object): Promise<T> {
    this.commands += 1;
    const id = this.commands;
    const response = new Promise<Message>((resolve) => this.pending.set(id, resolve));
    this.socket.send(JSON.stringify({id, method, params}));
    const message = await response;
    this.pending.delete(id);
    if (message.type !== 'success') {
      throw new Error(`${method}: ${'message' in message ? message.message : ''}`);
    }
    return message.result as T;
  }
}

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
  const errors: string[] = [];
  const connection = await Connection.to(`${address}/session`, ({level, text}) => {
    if (level === 'error') {
      errors.push(text);
    }
  });
  await connection.send('session.new', {capabilities: {}});
  await connection.send('session.subscribe', {events: ['log.entryAdded']});
  const {contexts} = await connection.send<{contexts: readonly [{context: string}]}>(
    'browsingContext.getTree',
    {},
  );
  const [{context}] = contexts;
  return {
    errors,
    // A failed navigation preload of the service worker is reported as a failed navigation.
    navigate: (url) =>
      connection.send('browsingContext.navigate', {context, url}).catch(() => undefined),
    evaluate: async (expression) => {
      const evaluated = await connection.send<Evaluated>('script.evaluate', {
        target: {context},
        expression,
        awaitPromise: true,
      });
      if (evaluated.type === 'exception') {
        throw new Error(evaluated.exceptionDetails.text);
      }
      return evaluated.result.value ?? null;
    },
    perform: (actions) => connection.send('input.performActions', {context, actions}),
    resize: (width, height) =>
      connection.send('browsingContext.setViewport', {context, viewport: {width, height}}),
    quit: async () => {
      await terminate(browser);
      await rm(profile, {recursive: true, force: true});
    },
  };
}

import * as Comlink from 'comlink';
import type {SearchWorker} from '../runtime/worker';
import {StartError} from './startError';

type Client = Comlink.Remote<SearchWorker>;

let client: Promise<Client> | undefined;

/** Timeout of a start in milliseconds: an empty script sends nothing. */
const patience = 60_000;

function newWorker(): Worker {
  try {
    return new Worker(new URL('../runtime/worker.ts', import.meta.url));
  } catch (error) {
    throw new Error(
      'The search could not start because the browser does not allow workers. Use another browser.',
      {
        cause: error,
      },
    );
  }
}

async function start(): Promise<Client> {
  const worker = newWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Comlink alone would wait for ever.
  const failed = new Promise<never>((_, reject) => {
    const fail = (script?: string) => {
      worker.terminate();
      reject(new StartError(script));
    };
    worker.addEventListener(
      'error',
      ({filename}: Partial<ErrorEvent>) => {
        if (filename !== undefined) {
          // For a reader who reloads the page; Retry asks again if the fault lasts.
          void fetch(filename, {cache: 'reload'}).catch(() => undefined);
        }
        fail(filename);
      },
      {once: true},
    );
    timer = setTimeout(fail, patience);
  });
  const Remote = Comlink.wrap<typeof SearchWorker>(worker);
  try {
    return await Promise.race([new Remote(), failed]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The worker that searches; it starts when it is first asked for, and again
 * after a start that failed.
 *
 * @throws Error that says what to do when it cannot start
 */
export function searchWorker(): Promise<Client> {
  if (client === undefined) {
    const started = start();
    client = started;
    started.catch(() => {
      client = undefined;
    });
  }
  return client;
}

import * as Comlink from 'comlink';
import type {SearchWorker} from '../runtime/worker';
import {StartError} from './startError';

type Client = Comlink.Remote<SearchWorker>;

let client: Promise<Client> | undefined;

/** Timeout of the start in milliseconds: an empty script sends no message. */
const timeout = 60_000;

const noWorkers =
  'The search could not start because the browser does not allow workers. Use another browser.';

function newWorker(): Worker {
  try {
    return new Worker(new URL('../runtime/worker.ts', import.meta.url));
  } catch (error) {
    throw new Error(noWorkers, {cause: error});
  }
}

async function start(): Promise<Client> {
  const worker = newWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Comlink never times out.
  const failed = new Promise<never>((_, reject) => {
    const fail = ({filename}: Partial<ErrorEvent>) => {
      worker.terminate();
      reject(new StartError(filename === undefined ? [] : [filename]));
    };
    worker.addEventListener('error', fail, {once: true});
    timer = setTimeout(() => fail({}), timeout);
  });
  const Remote = Comlink.wrap<typeof SearchWorker>(worker);
  try {
    return await Promise.race([new Remote(), failed]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Search worker, started on the first call, and again after a failed start.
 *
 * @throws Error with advice for the reader if the worker cannot start
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

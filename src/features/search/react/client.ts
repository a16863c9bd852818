import * as Comlink from 'comlink';
import type {SearchWorker} from '../runtime/worker';
import {StartError} from './startError';

type Client = Comlink.Remote<SearchWorker>;

let client: Promise<Client> | undefined;

/** Timeout of the start in milliseconds: an empty script sends no message. */
const timeout = 60_000;

async function start(): Promise<Client> {
  const worker = new Worker(new URL('../runtime/worker.ts', import.meta.url));
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
 * @throws StartError if the script of the worker is missing, or sends no message in time
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

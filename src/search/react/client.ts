import * as Comlink from 'comlink';
import {askSite} from '../../reload/askSite';
import {keepTyped} from '../../reload/typedText';
import type {SearchWorker} from '../runtime/worker';

type Client = Comlink.Remote<SearchWorker>;

let client: Promise<Client> | undefined;

/** The worker did not start, as its script is gone or something else came in its place. */
export class StartError extends Error {
  constructor() {
    super('The search could not start. A new edition may have been published: reload the page.');
  }
}

/** Milliseconds after which a start is given up: a script that is empty tells nothing. */
const patience = 60_000;

function newWorker(): Worker {
  try {
    return new Worker(new URL('../runtime/worker.ts', import.meta.url));
  } catch (error) {
    throw new Error('The search could not start: this browser lets it run no worker.', {
      cause: error,
    });
  }
}

async function start(): Promise<Client> {
  const worker = newWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Comlink alone would wait for ever.
  const failed = new Promise<never>((_, reject) => {
    const fail = () => {
      worker.terminate();
      reject(new StartError());
    };
    worker.addEventListener(
      'error',
      ({filename}: Partial<ErrorEvent>) => {
        if (filename !== undefined) {
          // It came, but is no script: the browser's cache may have it as it came.
          void fetch(filename, {cache: 'reload'}).catch(() => undefined);
        }
        fail();
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
 * Loads the page as a whole, where the site answers, and keeps what was typed:
 * of an older release the worker is gone for good.
 *
 * @returns whether the page goes
 */
export async function loadAgain(): Promise<boolean> {
  if ((await askSite()) !== 'page') {
    return false;
  }
  keepTyped();
  window.location.reload();
  return true;
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

import * as Comlink from 'comlink';
import type {SearchWorker} from '../runtime/worker';

type Client = Comlink.Remote<SearchWorker>;

let client: Promise<Client> | undefined;

/** What `Worker` calls an error whose script did not load; Comlink alone would wait for ever. */
const startError =
  'The search could not start. A new edition may have been published: reload the page.';

async function start(): Promise<Client> {
  const worker = new Worker(new URL('../runtime/worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      () => {
        worker.terminate();
        reject(new Error(startError));
      },
      {once: true},
    );
  });
  const Remote = Comlink.wrap<typeof SearchWorker>(worker);
  return Promise.race([new Remote(), failed]);
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

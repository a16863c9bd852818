import * as Comlink from 'comlink';
import type {SearchWorker} from './worker';

let worker: Promise<Comlink.Remote<SearchWorker>> | undefined;

/** The worker that searches; it starts when it is first asked for. */
export function searchWorker(): Promise<Comlink.Remote<SearchWorker>> {
  worker ??= (async () => {
    const Remote = Comlink.wrap<typeof SearchWorker>(
      new Worker(new URL('./worker.ts', import.meta.url)),
    );
    return new Remote();
  })();
  return worker;
}

import {once} from 'node:events';
import {parentPort, Worker} from 'node:worker_threads';

/** Build task in a worker thread. */
export interface WorkerThread {
  /** Lets the thread write its output, waits for it, and throws its error. */
  readonly finish: () => Promise<void>;
}

/**
 * Starts a TypeScript module in a worker thread. A processor is idle during bundling, so
 * the task takes no extra time.
 *
 * @param module path of the module, which calls `waitForBuild` before it writes if it starts earlier
 * @param workerData data for the module
 */
export function startThread(module: string, workerData: unknown): WorkerThread {
  const loader = JSON.stringify(require.resolve('tsx/cjs'));
  const worker = new Worker(`require(${loader}); require(${JSON.stringify(module)});`, {
    eval: true,
    workerData,
  });
  const ended = once(worker, 'exit');
  // `finish` reports the error; a build that fails earlier does not need it.
  ended.catch(() => undefined);
  worker.unref();
  return {
    finish: async () => {
      worker.ref();
      worker.postMessage('built');
      await ended;
    },
  };
}

/** Waits in a thread until the pages are built, because the build empties its folder first. */
export async function waitForBuild(): Promise<void> {
  if (parentPort === null) {
    throw new Error('A worker thread outside a build has no pages to wait for.');
  }
  await once(parentPort, 'message');
}

import {once} from 'node:events';
import {parentPort, Worker} from 'node:worker_threads';

/** Build task in a worker thread. */
export interface WorkerThread {
  /**
   * Lets the thread write its output, and waits for it.
   *
   * @param built data that is available after the pages are built
   * @throws Error of the thread
   */
  readonly finish: (built?: unknown) => Promise<void>;
}

/**
 * Starts a TypeScript module in a worker thread. A processor is idle during bundling, so
 * the task takes no extra time.
 *
 * @param module path of the module, which calls `waitForBuild` before it writes
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
    finish: async (built) => {
      worker.ref();
      worker.postMessage(built);
      await ended;
    },
  };
}

/**
 * Plugin hooks for a worker thread that runs during bundling, when all content is loaded.
 * The development server bundles, too, but builds no pages.
 *
 * @param start starts the thread
 */
export function whileBundling(start: () => Promise<WorkerThread>) {
  let thread: Promise<WorkerThread> | undefined;
  return {
    /** Called for the server bundle and the browser bundle. */
    begin: () => {
      if (process.env.NODE_ENV === 'production' && thread === undefined) {
        thread = start();
        thread.catch(() => undefined);
      }
      return {};
    },
    /**
     * @param built data that is available after the pages are built
     *
     * @throws Error of the thread
     */
    finish: async (built?: unknown) => (await (thread ?? start())).finish(built),
  };
}

/**
 * Waits in a worker thread until the pages are built, because the build empties its folder
 * first.
 *
 * @returns argument of `finish`
 */
export async function waitForBuild(): Promise<unknown> {
  if (parentPort === null) {
    throw new Error('A worker thread outside a build has no pages to wait for.');
  }
  const [built] = (await once(parentPort, 'message')) as [unknown];
  return built;
}

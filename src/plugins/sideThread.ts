import {once} from 'node:events';
import {parentPort, Worker} from 'node:worker_threads';

/** Work of a build in a thread of its own. */
export interface SideThread {
  /**
   * Have what was made written, and wait for it.
   *
   * @param built what is known only once the pages are built
   * @throws Error of the thread
   */
  readonly finish: (built?: unknown) => Promise<void>;
}

/**
 * Start a module of TypeScript in a thread of its own. While pages are bundled
 * a processor is idle, and nobody waits for what is made then.
 *
 * @param module path of the module, which calls `untilBuilt` before it writes
 * @param workerData what the module is told
 */
export function startThread(module: string, workerData: unknown): SideThread {
  const loader = JSON.stringify(require.resolve('tsx/cjs'));
  const worker = new Worker(`require(${loader}); require(${JSON.stringify(module)});`, {
    eval: true,
    workerData,
  });
  const ended = once(worker, 'exit');
  // Told by `finish`; a build that fails before ends without it.
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
 * Hooks of a plugin that works in such a thread while its site is bundled: what
 * the plugins have loaded is there by then. A preview bundles, too, but builds
 * no pages.
 *
 * @param start starts the thread
 */
export function whileBundling(start: () => Promise<SideThread>) {
  let thread: Promise<SideThread> | undefined;
  return {
    /** Called for the bundle of the server and that of the browser. */
    begin: () => {
      if (process.env.NODE_ENV === 'production' && thread === undefined) {
        thread = start();
        thread.catch(() => undefined);
      }
      return {};
    },
    /**
     * @param built what is known only once the pages are built
     * @throws Error of the thread
     */
    finish: async (built?: unknown) => (await (thread ?? start())).finish(built),
  };
}

/**
 * In such a thread: wait until the pages are built, as the folder is emptied before.
 *
 * @returns what `finish` was told
 */
export async function untilBuilt(): Promise<unknown> {
  if (parentPort === null) {
    throw new Error('A worker thread outside a build has no pages to wait for.');
  }
  const [built] = (await once(parentPort, 'message')) as [unknown];
  return built;
}

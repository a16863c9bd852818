import {withTimeout} from '../../../lib/withTimeout';
import {workerName} from '../../../site/files';
import {withdrawnNotice, type WorkerMessage} from '../messages';

/** Reason why offline copies are unavailable. */
export interface Refusal {
  /**
   * `insecure`: no HTTPS; `unsupported`: by the browser or a private window; `withdrawn`: by
   * the operator of the site; `failed`: temporary.
   */
  readonly reason: 'insecure' | 'unsupported' | 'withdrawn' | 'failed';
  /** Message of the browser. */
  readonly detail?: string;
}

export type Registered = {readonly registration: ServiceWorkerRegistration} | Refusal;

/** Milliseconds: interval of the search for a new release, timeout of the worker's start. */
const times = {update: 3_600_000, start: 15_000};

/** Same-origin addresses that the page has fetched. */
function fetchedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name))
    .filter(
      ({origin, pathname}) => origin === window.location.origin && !pathname.endsWith(workerName),
    )
    .map(({pathname, search}) => pathname + search);
}

/** Waits until the active worker responds; one that does not respond cannot store anything. */
async function waitForResponse({active}: ServiceWorkerRegistration): Promise<void> {
  const isAnswered = await new Promise<boolean>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve(true);
    active?.addEventListener('statechange', () => resolve(false));
    active?.postMessage({type: 'ping'} satisfies WorkerMessage, [port2]);
  });
  if (!isAnswered) {
    // The state changes at the end of the start, and when another worker replaces this one.
    await waitForResponse(await navigator.serviceWorker.ready);
  }
}

let registered: Promise<Registered> | undefined;

/** Resolves when the site withdraws its worker. */
function withdrawal(): Promise<Refusal> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({data}) => {
      if (data === withdrawnNotice) {
        const refusal = {reason: 'withdrawn'} as const;
        registered = Promise.resolve(refusal);
        resolve(refusal);
      }
    });
  });
}

async function registerWorker(base: string): Promise<Registered> {
  const {serviceWorker} = navigator;
  // Rejects in private windows that expose caches but deny access to them.
  await caches.keys();
  const wasControlled = serviceWorker.controller !== null;
  const registration = (await serviceWorker.register(base + workerName, {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined;
  if (!registration) {
    return {reason: 'failed', detail: 'the browser blocked the worker'};
  }
  await waitForResponse(await serviceWorker.ready);
  // A page that stays open has no navigation, for which the browser looks for a new release.
  setInterval(() => void registration.update().catch(() => undefined), times.update);
  if (!wasControlled) {
    const {pathname} = window.location;
    const message: WorkerMessage = {type: 'visited', page: pathname, files: fetchedFiles()};
    registration.active?.postMessage(message);
  }
  return {registration};
}

async function start(base: string): Promise<Registered> {
  if (!window.isSecureContext) {
    return {reason: 'insecure'};
  }
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return {reason: 'unsupported'};
  }
  try {
    const started = Promise.race([registerWorker(base), withdrawal()]);
    return await withTimeout(times.start, started, 'the worker did not start in time');
  } catch (error) {
    return {reason: 'failed', detail: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * Registers the worker once; a temporary failure is retried on the next call. Never throws,
 * as the site works without a worker.
 *
 * @param base base URL of the site
 */
export function register(base: string): Promise<Registered> {
  if (registered === undefined) {
    const started = start(base);
    registered = started;
    void started.then((result) => {
      if ('reason' in result && result.reason === 'failed') {
        registered = undefined;
      }
    });
  }
  return registered;
}

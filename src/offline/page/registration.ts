import {createPolicy} from '../../trust/createPolicy';
import {policies} from '../../trust/policies';
import {workerName} from '../list';
import {releaseQuestion, type WorkerMessage} from '../messages';
import {showNotice} from './notice';

/** Why nothing can be kept here. */
export interface Refusal {
  /** `insecure`: not at this address; `unsupported`: not in this browser or window; `failed`: not now. */
  readonly reason: 'insecure' | 'unsupported' | 'failed';
  /** What the browser says about it. */
  readonly detail?: string;
}

export type Registered = {readonly registration: ServiceWorkerRegistration} | Refusal;

const policy = createPolicy(policies.worker, {
  createScriptURL: (address: string) => {
    if (!address.startsWith('/') || !address.endsWith(`/${workerName}`)) {
      throw new TypeError(`No worker of the site: ${address}`);
    }
    return address;
  },
});

/** Milliseconds between two looks for a new release, and for a worker to start. */
const times = {look: 3_600_000, start: 15_000, load: 3000};

/** Release of the page that is open. */
export function ownRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}

/** Whether the reader has asked for little traffic. */
export function wantsLittle(): boolean {
  const {connection} = navigator as {
    connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  };
  return connection?.saveData === true || Boolean(connection?.effectiveType?.includes('2g'));
}

/** Tells the worker something. */
export function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

function releaseOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(String(data));
    worker.postMessage({type: 'release'} satisfies WorkerMessage, [port2]);
  });
}

/** Opens the page anew, in the release of the worker that waits. */
function load(waiting: ServiceWorker | undefined): void {
  const reload = () => window.location.reload();
  if (!waiting || waiting.state === 'activated') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, {once: true});
  // Where the worker before has still to answer somebody.
  setTimeout(reload, times.load);
  tell(waiting, {type: 'activate'});
}

/** Tells of a release that is ready, unless the page is of it. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await releaseOf(worker)) !== ownRelease()) {
    showNotice(() => load(worker));
  } else if (worker.state === 'installed') {
    tell(worker, {type: 'activate'});
  }
}

/** Looks out for new releases, as long as the page is open. */
function watch(registration: ServiceWorkerRegistration): void {
  const whenInstalled = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) {
        void offer(worker);
      }
    });
  };
  registration.addEventListener('updatefound', whenInstalled);
  whenInstalled();
  if (registration.waiting) {
    void offer(registration.waiting);
  }
  // Another tab has loaded the new release.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const {controller} = navigator.serviceWorker;
    if (controller) {
      void offer(controller);
    }
  });
  let looked = Date.now();
  const look = () => {
    if (
      document.visibilityState === 'visible' &&
      Date.now() - looked >= times.look &&
      !wantsLittle()
    ) {
      looked = Date.now();
      registration.update().catch(() => undefined);
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, times.look);
}

/** Addresses of this site that the page has fetched. */
function fetchedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name))
    .filter(
      ({origin, pathname}) => origin === window.location.origin && !pathname.endsWith(workerName),
    )
    .map(({pathname, search}) => pathname + search);
}

function active(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'redundant') {
          reject(new Error('the worker did not start'));
        }
      });
      setTimeout(() => reject(new Error('the worker did not start in time')), times.start);
    }),
  ]);
}

async function start(base: string): Promise<Registered> {
  if (!window.isSecureContext) {
    return {reason: 'insecure'};
  }
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return {reason: 'unsupported'};
  }
  const {serviceWorker} = navigator;
  serviceWorker.addEventListener('message', ({data, ports}) => {
    if (data === releaseQuestion) {
      ports[0]?.postMessage(ownRelease());
    }
  });
  try {
    // A private window may have caches that it lets nobody open.
    await caches.keys();
    const wasInCharge = serviceWorker.controller !== null;
    const registration = (await serviceWorker.register(policy.createScriptURL(base + workerName), {
      updateViaCache: 'none',
    })) as ServiceWorkerRegistration | undefined;
    if (!registration) {
      return {reason: 'failed', detail: 'the browser blocked the worker'};
    }
    watch(registration);
    const ready = await active(registration);
    if (!wasInCharge) {
      const {pathname} = window.location;
      tell(ready.active, {type: 'visited', page: pathname, files: fetchedFiles()});
    } else {
      tell(ready.active, {type: 'tidy'});
    }
    return {registration: ready};
  } catch (error) {
    return {reason: 'failed', detail: error instanceof Error ? error.message : String(error)};
  }
}

let registered: Promise<Registered> | undefined;

/**
 * Starts the worker, once; what failed is tried again when it is asked for
 * again. Never throws: without a worker the site works as it did.
 *
 * @param base base address of the site
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

import {workerName} from '../list';
import {releaseQuestion, withdrawnNotice, type WorkerMessage} from '../messages';
import {wantsLittle} from '../../device/traffic';
import {showNotice} from './notice';

/** Why nothing can be kept here. */
export interface Refusal {
  /** `insecure`: not at this address; `unsupported`: not in this browser or window; `withdrawn`: not of this site; `failed`: not now. */
  readonly reason: 'insecure' | 'unsupported' | 'withdrawn' | 'failed';
  /** What the browser says about it. */
  readonly detail?: string;
}

export type Registered = {readonly registration: ServiceWorkerRegistration} | Refusal;

/** Milliseconds between two looks for a new release, and for a worker to start. */
const times = {look: 3_600_000, start: 15_000, load: 3000};

/** Release of the page that is open. */
export function ownRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
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

/** Offers the release of a worker that has come whole. */
function whenInstalled({currentTarget}: Event): void {
  const worker = currentTarget as ServiceWorker;
  if (worker.state === 'installed' && navigator.serviceWorker.controller) {
    void offer(worker);
  }
}

let watched: ServiceWorkerRegistration | undefined;
let looked = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function followNew(): void {
  watched?.installing?.addEventListener('statechange', whenInstalled);
}

/** Another tab has loaded the new release, or this one. */
function whenInCharge(): void {
  const {controller} = navigator.serviceWorker;
  if (controller) {
    void offer(controller);
    // The worker before may have been told, and replaced before it came to it.
    tell(controller, {type: 'tidy'});
  }
}

function look(): void {
  if (!wantsLittle()) {
    looked = Date.now();
    watched?.update().catch(() => undefined);
  }
}

function lookByTheHour(): void {
  if (document.visibilityState === 'visible' && Date.now() - looked >= times.look) {
    look();
  }
}

/** A page that comes back as it was left has missed what came meanwhile. */
function whenBack({persisted}: PageTransitionEvent): void {
  if (persisted) {
    if (watched?.waiting) {
      void offer(watched.waiting);
    }
    look();
  }
}

/** Looks out for new releases, as long as the page is open; each listener is there once, however often it is called. */
function watch(registration: ServiceWorkerRegistration): void {
  watched = registration;
  looked = Date.now();
  registration.addEventListener('updatefound', followNew);
  followNew();
  if (registration.waiting) {
    void offer(registration.waiting);
  }
  navigator.serviceWorker.addEventListener('controllerchange', whenInCharge);
  document.addEventListener('visibilitychange', lookByTheHour);
  window.addEventListener('pageshow', whenBack);
  timer ??= setInterval(lookByTheHour, times.look);
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

/** What a promise brings, or an error where that takes too long. */
async function inTime<Value>(value: Promise<Value>, message: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), times.start);
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function active(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      const worker = registration.installing;
      const fail = () => reject(new Error('the worker did not start'));
      if (!worker && !registration.waiting && !registration.active) {
        fail();
      }
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'redundant') {
          fail();
        }
      });
    }),
  ]);
}

/** Waits until a worker tells its release: one that does not keeps nothing. */
async function answered(registration: ServiceWorkerRegistration): Promise<void> {
  let worker = registration.active;
  while (worker) {
    const asked = worker;
    const replaced = new Promise<undefined>((resolve) => {
      asked.addEventListener('statechange', () => resolve(undefined));
    });
    if ((await Promise.race([releaseOf(asked), replaced])) !== undefined) {
      return;
    }
    // While it starts it changes its state, too.
    worker = asked.state === 'redundant' ? registration.active : asked;
  }
  throw new Error('the worker did not start');
}

let registered: Promise<Registered> | undefined;
let withdraw: (refusal: Refusal) => void = () => undefined;

/** Comes when the site has withdrawn its worker. */
const withdrawal = new Promise<Refusal>((resolve) => {
  withdraw = resolve;
});

function hear({data, ports}: MessageEvent): void {
  if (data === releaseQuestion) {
    ports[0]?.postMessage(ownRelease());
  } else if (data === withdrawnNotice) {
    const refusal = {reason: 'withdrawn'} as const;
    registered = Promise.resolve(refusal);
    withdraw(refusal);
  }
}

async function takeOn(base: string): Promise<Registered> {
  const {serviceWorker} = navigator;
  // A private window may have caches that it lets nobody open.
  await caches.keys();
  const wasInCharge = serviceWorker.controller !== null;
  const registration = (await serviceWorker.register(base + workerName, {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined;
  if (!registration) {
    return {reason: 'failed', detail: 'the browser blocked the worker'};
  }
  watch(registration);
  const ready = await inTime(active(registration), 'the worker did not start in time');
  await inTime(answered(ready), 'the worker does not respond');
  if (!wasInCharge) {
    const {pathname} = window.location;
    tell(ready.active, {type: 'visited', page: pathname, files: fetchedFiles()});
  } else {
    tell(ready.active, {type: 'tidy'});
  }
  return {registration: ready};
}

async function start(base: string): Promise<Registered> {
  if (!window.isSecureContext) {
    return {reason: 'insecure'};
  }
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return {reason: 'unsupported'};
  }
  navigator.serviceWorker.addEventListener('message', hear);
  try {
    return await Promise.race([takeOn(base), withdrawal]);
  } catch (error) {
    return {reason: 'failed', detail: error instanceof Error ? error.message : String(error)};
  }
}

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

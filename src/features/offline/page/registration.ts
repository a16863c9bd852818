import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import {prefersReducedData} from '../../../lib/device/traffic';
import {scriptsIn} from '../html';
import {workerName} from '../../../site/files';
import {withdrawnNotice, type WorkerMessage} from '../messages';
import {showNotice} from './notice';

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

/**
 * Milliseconds: interval of the update checks, timeout of the worker's start and of its
 * activation.
 */
const times = {check: 3_600_000, start: 15_000, load: 3000};

export function postToWorker(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

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

/** Whether the site starts the open page with scripts that the page has run. */
async function isCurrent(): Promise<boolean> {
  try {
    const response = await fetchWithLimit(window.location.href, {cache: 'no-store'});
    const scripts = scriptsIn(await response.text());
    const fetched = new Set(fetchedFiles());
    return scripts.length > 0 && scripts.every((script) => fetched.has(script));
  } catch {
    return false;
  }
}

/** Reloads the page in the release of the waiting worker. */
function load(waiting: ServiceWorker | undefined): void {
  const reload = () => window.location.reload();
  if (!waiting || waiting.state === 'activated') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, {once: true});
  // Fallback for a previous worker that is still busy.
  setTimeout(reload, times.load);
  postToWorker(waiting, {type: 'activate'});
}

/** Offers the release of a worker unless it has the open page unchanged. */
async function offerUpdate(worker: ServiceWorker): Promise<void> {
  if (!(await isCurrent())) {
    showNotice(() => load(worker));
  } else if (worker.state === 'installed') {
    postToWorker(worker, {type: 'activate'});
  }
}

/** Offers the release of a newly installed worker. */
function onStateChange({currentTarget}: Event): void {
  const worker = currentTarget as ServiceWorker;
  if (worker.state === 'installed' && navigator.serviceWorker.controller) {
    void offerUpdate(worker);
  }
}

let watchedRegistration: ServiceWorkerRegistration | undefined;
let isControlled = false;
let lastCheck = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function onUpdateFound(): void {
  watchedRegistration?.installing?.addEventListener('statechange', onStateChange);
}

/** Another tab has activated the new release, or this one has; or the first worker has started. */
function onControllerChange(): void {
  const {controller} = navigator.serviceWorker;
  if (controller && isControlled) {
    void offerUpdate(controller);
  }
  isControlled = controller !== null;
}

function checkForUpdate(): void {
  if (!prefersReducedData()) {
    lastCheck = Date.now();
    watchedRegistration?.update().catch(() => undefined);
  }
}

function checkHourly(): void {
  if (document.visibilityState === 'visible' && Date.now() - lastCheck >= times.check) {
    checkForUpdate();
  }
}

/** Checks for new releases while the page is open. Repeated calls add no second listener. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  watchedRegistration = registration;
  isControlled = navigator.serviceWorker.controller !== null;
  lastCheck = Date.now();
  registration.addEventListener('updatefound', onUpdateFound);
  onUpdateFound();
  if (registration.waiting) {
    void offerUpdate(registration.waiting);
  }
  navigator.serviceWorker.addEventListener('controllerchange', onControllerChange);
  document.addEventListener('visibilitychange', checkHourly);
  timer ??= setInterval(checkHourly, times.check);
}

const notStarted = 'the worker did not start';

/** Rejects when the first worker cannot be installed. */
function failedStart({installing, waiting, active}: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => {
      if (!installing || installing.state === 'redundant') {
        reject(new Error(notStarted));
      }
    };
    if (!waiting && !active) {
      fail();
    }
    installing?.addEventListener('statechange', fail);
  });
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${notStarted} in time`)), times.start);
  });
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
let withdraw: (refusal: Refusal) => void = () => undefined;

/** Resolves when the site withdraws its worker. */
const withdrawal = new Promise<Refusal>((resolve) => {
  withdraw = resolve;
});

function onMessage({data}: MessageEvent): void {
  if (data === withdrawnNotice) {
    const refusal = {reason: 'withdrawn'} as const;
    registered = Promise.resolve(refusal);
    withdraw(refusal);
  }
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
  watchForUpdates(registration);
  const ready = serviceWorker.ready.then(waitForResponse);
  await Promise.race([ready, failedStart(registration)]);
  if (!wasControlled) {
    const {pathname} = window.location;
    postToWorker(registration.active, {type: 'visited', page: pathname, files: fetchedFiles()});
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
  navigator.serviceWorker.addEventListener('message', onMessage);
  try {
    return await Promise.race([registerWorker(base), withdrawal, timeout()]);
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

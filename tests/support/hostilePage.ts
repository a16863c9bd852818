import type {Page} from 'playwright/test';
import {expect, test as base, type Watch} from './browser';
import {seed} from './hostileTexts';

/** Limits for one text: elements on the page, and characters that it may cause to be sent to workers. */
const limits = {elements: 20_000, sent: 200_000} as const;

interface Monitored {
  /** Calls of the functions that payloads call, policy violations and errors. */
  readonly faults: string[];
  sent: number;
}

declare global {
  interface Window {
    monitored?: Monitored;
  }
}

function observe(): void {
  const monitored: Monitored = {faults: [], sent: 0};
  window.monitored = monitored;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.assign(window, {[name]: () => monitored.faults.push(`${name} was called`)});
  }
  // The first message to a worker transfers the port of all later ones.
  for (const {prototype} of [Worker, MessagePort]) {
    const {value: post} = Object.getOwnPropertyDescriptor(prototype, 'postMessage') as {
      value: (...args: unknown[]) => void;
    };
    Object.assign(prototype, {
      postMessage(...args: unknown[]) {
        monitored.sent += JSON.stringify(args).length;
        post.apply(this, args);
      },
    });
  }
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    monitored.faults.push(`the policy refused ${violatedDirective} ${blockedURI}`);
  });
  window.addEventListener('error', ({message}) => monitored.faults.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => {
    monitored.faults.push(`rejected: ${String(reason)}`);
  });
}

async function report(maximum: typeof limits): Promise<string[]> {
  // A search takes until its worker responds, anything else a frame.
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[aria-busy="true"]') === null) {
      break;
    }
  }
  const {monitored} = window;
  if (monitored === undefined) {
    return ['the page has no observer'];
  }
  const faults = monitored.faults.splice(0);
  const injected = document.querySelector(
    '[onerror],[onload],[onfocus],[onclick],[ontoggle],[onbegin],iframe,object,embed,img[src="x"],' +
      'base:not([href="/"]),meta[http-equiv="refresh"],[href^="javascript:"],[href^="https://hostile.example"],[href^="//hostile"],' +
      'form[action*="hostile.example"],[style*="hostile.example"]',
  );
  if (injected !== null) {
    faults.push(`the input has injected ${injected.outerHTML.slice(0, 120)}`);
  }
  // for…in also enumerates properties that were added to the prototypes.
  const objects: readonly object[] = [[], () => undefined, new String()];
  for (const one of objects) {
    for (const name in one) {
      faults.push(`a prototype has ${name}`);
    }
  }
  const elements = document.getElementsByTagName('*').length;
  if (elements > maximum.elements) {
    faults.push(`${elements} elements`);
  }
  if (monitored.sent > maximum.sent) {
    faults.push(`${monitored.sent} characters sent to workers`);
  }
  monitored.sent = 0;
  if (document.title.startsWith('This page crashed') || document.querySelector('nav') === null) {
    faults.push('the page crashed');
  }
  return faults;
}

export type Inject = (text: string) => void;

/**
 * Monitors a page while hostile texts are injected: scripts that run, errors, requests to other
 * origins, and growth without limit.
 */
export class FaultMonitor {
  readonly faults: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly origin: string,
    private readonly watch: Watch,
  ) {
    page.on('dialog', (dialog) => {
      this.faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => this.faults.push('a window was opened'));
  }

  /** Injects a text into the open page with a function that runs there; see `check`. */
  async inject(text: string, inject: Inject, delay = 0): Promise<void> {
    const call = `(${String(inject)})(${JSON.stringify(text)})`;
    await this.check(text, () => this.page.evaluate(call), delay);
  }

  /**
   * Runs an action with a text, and collects the faults.
   *
   * @param delay milliseconds by which the clock is advanced, for debounced input
   */
  async check(text: string, act: () => Promise<unknown>, delay = 0): Promise<void> {
    await act();
    if (delay > 0) {
      await this.page.clock.fastForward(delay);
    }
    const after = `after ${JSON.stringify(text.slice(0, 120))} (${text.length})`;
    const found = [...(await this.page.evaluate(report, limits)), ...this.takeLogged()];
    this.faults.push(...found.map((fault) => `${fault} — ${after}`));
  }

  /** Errors in the console and requests to other origins since the last call. */
  takeLogged(): string[] {
    return [
      // The browser logs the status of a missing page as an error.
      ...this.watch.messages
        .splice(0)
        .filter((text) => /^(?:error(?!.*status of 4\d\d)|pageerror)/u.test(text)),
      ...this.watch.requests
        .splice(0)
        .filter((url) => !url.startsWith(`${this.origin}/`) && !/^(?:data|blob):/u.test(url))
        .map((url) => `request to ${url.slice(0, 120)}`),
    ];
  }
}

export const test = base.extend<{monitor: FaultMonitor}>({
  monitor: async ({page, origin, watch}, provide) => {
    await page.clock.install();
    await page.addInitScript(observe);
    const monitor = new FaultMonitor(page, origin, watch);
    await provide(monitor);
    expect([...monitor.faults, ...monitor.takeLogged()], `seed ${seed}`).toEqual([]);
  },
});

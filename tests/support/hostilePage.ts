import type {Page} from 'playwright/test';
import {expect, test as base, type Watch} from './browser';
import {seed} from './hostileTexts';

/** The most that one text may bring about, with slack: elements of the page, characters sent to workers. */
export const most = {elements: 20_000, sent: 200_000} as const;

interface Seen {
  /** Calls of what an input would call, refused requests and scripts, errors. */
  readonly faults: string[];
  sent: number;
}

declare global {
  interface Window {
    hostileSeen?: Seen;
  }
}

function observe(): void {
  const seen: Seen = {faults: [], sent: 0};
  window.hostileSeen = seen;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.assign(window, {[name]: () => seen.faults.push(`${name} was called`)});
  }
  // The first message to a worker names the port of all others.
  for (const {prototype} of [Worker, MessagePort]) {
    const {value: post} = Object.getOwnPropertyDescriptor(prototype, 'postMessage') as {
      value: (...args: unknown[]) => void;
    };
    Object.assign(prototype, {
      postMessage(...args: unknown[]) {
        seen.sent += JSON.stringify(args).length;
        post.apply(this, args);
      },
    });
  }
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    seen.faults.push(`the policy refused ${violatedDirective} ${blockedURI}`);
  });
  window.addEventListener('error', ({message}) => seen.faults.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => {
    seen.faults.push(`rejected: ${String(reason)}`);
  });
}

async function report(limits: typeof most): Promise<string[]> {
  // A worker answers a search; the next frames show anything else.
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[aria-busy="true"]') === null) {
      break;
    }
  }
  const seen = window.hostileSeen;
  if (seen === undefined) {
    return ['the page has no observer'];
  }
  const faults = seen.faults.splice(0);
  const made = document.querySelector(
    '[onerror],[onload],[onfocus],[onclick],[ontoggle],[onbegin],iframe,object,embed,img[src="x"],' +
      'base:not([href="/"]),meta[http-equiv="refresh"],[href^="javascript:"],[href^="https://hostile.example"],[href^="//hostile"],' +
      'form[action*="hostile.example"],[style*="hostile.example"]',
  );
  if (made !== null) {
    faults.push(`the input has made ${made.outerHTML.slice(0, 120)}`);
  }
  // A loop over an object also names what was added to its prototypes.
  const objects: readonly object[] = [[], () => undefined, new String()];
  for (const one of objects) {
    for (const name in one) {
      faults.push(`a prototype has ${name}`);
    }
  }
  const elements = document.getElementsByTagName('*').length;
  if (elements > limits.elements) {
    faults.push(`${elements} elements`);
  }
  if (seen.sent > limits.sent) {
    faults.push(`${seen.sent} characters sent to workers`);
  }
  seen.sent = 0;
  if (document.title.startsWith('This page crashed') || document.querySelector('nav') === null) {
    faults.push('the page crashed');
  }
  return faults;
}

export type Put = (text: string) => void;

/**
 * Watches a page while hostile texts are put into it: what runs, is thrown,
 * leaves the origin, or grows without limit.
 */
export class HostileWatch {
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

  /** Puts a text into the open page, and notes the faults once it has answered. */
  async text(text: string, put: Put, delay = 0): Promise<void> {
    const call = `(${String(put)})(${JSON.stringify(text)})`;
    await this.case(text, () => this.page.evaluate(call), delay);
  }

  /** Does one thing with a text, and notes the faults once the page has read it after a delay, and answered. */
  async case(text: string, act: () => Promise<unknown>, delay = 0): Promise<void> {
    await act();
    if (delay > 0) {
      await this.page.clock.fastForward(delay);
    }
    const after = `after ${JSON.stringify(text.slice(0, 120))} (${text.length})`;
    const found = [...(await this.page.evaluate(report, most)), ...this.outside()];
    this.faults.push(...found.map((fault) => `${fault} — ${after}`));
  }

  outside(): string[] {
    return [
      // The browser reports the status of a missing page as an error.
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

export const test = base.extend<{hostile: HostileWatch}>({
  hostile: async ({page, origin, watch}, provide) => {
    await page.clock.install();
    await page.addInitScript(observe);
    const hostile = new HostileWatch(page, origin, watch);
    await provide(hostile);
    expect([...hostile.faults, ...hostile.outside()], `seed ${seed}`).toEqual([]);
  },
});

import type {Page} from 'playwright/test';

/** The most that one text may bring about, with slack: elements of the page, characters sent to workers. */
export const most = {elements: 20_000, sent: 200_000} as const;

/** What the page itself has seen since it was loaded. */
interface Seen {
  /** Calls of what an input would call, refused requests and scripts, errors. */
  readonly faults: string[];
  /** Characters sent to workers since the last report. */
  sent: number;
}

declare global {
  interface Window {
    hostileSeen?: Seen;
  }
}

/** Runs in each page before its scripts. */
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

/** Runs in the page: its faults, once it has answered. */
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
  for (const one of [[], () => undefined, new String()]) {
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

/** Puts a text into the page; runs in it. */
export type Put = (text: string) => void;

/**
 * Watches a page while hostile texts are put into it: what runs, is thrown,
 * leaves the origin, or grows without limit.
 */
export class HostileWatch {
  readonly faults: string[] = [];
  #case = '';

  private constructor(
    private readonly page: Page,
    origin: string,
  ) {
    page.on('console', (message) => {
      // The browser reports the status of a missing page as an error.
      if (message.type() === 'error' && !/status of 4\d\d/u.test(message.text())) {
        this.#note(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.#note(`thrown: ${error.message}`));
    page.on('dialog', (dialog) => {
      this.#note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => this.#note('a window was opened'));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`) && !/^(?:data|blob):/u.test(request.url())) {
        this.#note(`request to ${request.url().slice(0, 120)}`);
      }
    });
  }

  static async of(page: Page, origin: string): Promise<HostileWatch> {
    await page.clock.install();
    await page.addInitScript(observe);
    return new HostileWatch(page, origin);
  }

  #note(what: string): void {
    this.faults.push(`${what} — after ${this.#case}`);
  }

  /**
   * Puts a text into the open page, and notes the faults once it has answered.
   *
   * @param delay milliseconds after which the page reads the text
   */
  async text(text: string, put: Put, delay = 0): Promise<void> {
    const call = `(${String(put)})(${JSON.stringify(text)})`;
    await this.case(text, () => this.page.evaluate(call), delay);
  }

  /** Does one thing with a text, and notes the faults once the page has answered. */
  async case(text: string, act: () => Promise<unknown>, delay = 0): Promise<void> {
    this.#case = `${JSON.stringify(text.slice(0, 120))} (${text.length})`;
    await act();
    if (delay > 0) {
      await this.page.clock.fastForward(delay);
    }
    for (const fault of await this.page.evaluate(report, most)) {
      this.#note(fault);
    }
  }
}

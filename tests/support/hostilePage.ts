import type {CDPSession, JSHandle, Page} from 'playwright/test';

/** Milliseconds of main-thread work in which an answer has to be there. */
export const longestAnswer = 200;

/** What the page itself has seen since it was loaded. */
interface Seen {
  /** Calls of what an input would call, refused requests and scripts, errors. */
  readonly faults: string[];
  /** Names that objects had at the start. */
  readonly names: string;
}

declare global {
  interface Window {
    hostileSeen?: Seen;
  }
}

/** Runs in each page before its scripts. */
function observe(): void {
  const namesNow = () =>
    [Object.prototype, Array.prototype, Function.prototype, String.prototype]
      .map((prototype) => Object.getOwnPropertyNames(prototype).join())
      .join(';');
  const seen: Seen = {faults: [], names: namesNow()};
  window.hostileSeen = seen;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.assign(window, {[name]: () => seen.faults.push(`${name} was called`)});
  }
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    seen.faults.push(`the policy refused ${violatedDirective} ${blockedURI}`);
  });
  window.addEventListener('error', ({message}) => seen.faults.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => {
    seen.faults.push(`rejected: ${String(reason)}`);
  });
}

/** What is wrong in the page, once what was done has been answered. */
async function report(): Promise<string[]> {
  // A search is answered by its worker; anything else by the next frames.
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
  const names = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map((prototype) => Object.getOwnPropertyNames(prototype).join())
    .join(';');
  if (names !== seen.names) {
    faults.push('a prototype has changed');
  }
  if (document.title.startsWith('This page crashed') || document.querySelector('nav') === null) {
    faults.push('the page crashed');
  }
  return faults;
}

/** Puts a text into the page; runs in it. */
export type Put = (text: string) => void;

interface Tools {
  readonly put: Put;
  readonly report: typeof report;
}

/** Puts a text in and tells what is wrong then; in one call, as there are thousands. */
async function putAndReport({
  tools,
  text,
  delay,
}: {
  readonly tools: Tools;
  readonly text: string;
  readonly delay: number;
}): Promise<string[]> {
  tools.put(text);
  await new Promise((resolve) => setTimeout(resolve, delay));
  return tools.report();
}

/**
 * Watches a page while hostile texts are put into it: what runs, what is
 * thrown, what leaves the origin, and how long the main thread works.
 *
 * Work is measured in time of the processor, by the metrics of the browser on
 * the clock of the thread: it is the same on a machine that does other things
 * besides.
 */
export class HostileWatch {
  readonly faults: string[] = [];
  #case = '';
  #work = 0;
  #longest = 0;
  #tools: {readonly put: Put; readonly handle: JSHandle<Tools>} | undefined;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    origin: string,
  ) {
    page.on('console', (message) => {
      // A missing page is answered with 404, which the browser tells the console.
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
    await page.addInitScript(observe);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    return new HostileWatch(page, session, origin);
  }

  /** Most milliseconds that the main thread has worked for one case. */
  get longest(): number {
    return Math.round(this.#longest);
  }

  #note(what: string): void {
    this.faults.push(`${what} — after ${this.#case}`);
  }

  /** Milliseconds that the main thread has worked since it was last asked. */
  async #workSince(): Promise<number> {
    const {metrics} = await this.session.send('Performance.getMetrics');
    const now = (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0) * 1000;
    const since = now - this.#work;
    this.#work = now;
    return since;
  }

  async #toolsFor(put: Put): Promise<JSHandle<Tools>> {
    if (this.#tools?.put !== put) {
      const handle = await this.page.evaluateHandle<Tools>(
        `({put: ${String(put)}, report: ${String(report)}})`,
      );
      this.#tools = {put, handle};
    }
    return this.#tools.handle;
  }

  #begin(text: string): void {
    this.#case = `${JSON.stringify(text.slice(0, 120))} (${text.length})`;
  }

  #judge(work: number, most = longestAnswer): void {
    this.#longest = Math.max(this.#longest, work);
    if (work > most) {
      this.#note(`${Math.round(work)} ms of work`);
    }
  }

  /**
   * Put a text into the page that is open, wait for its answer, and note what is
   * wrong with it.
   *
   * @param delay milliseconds after which it is answered
   * @param own milliseconds that the browser itself works for the text, which
   *   leave the page half of the time
   * @returns milliseconds that the main thread has worked
   */
  async text(text: string, put: Put, delay: number, own = 0): Promise<number> {
    const tools = await this.#toolsFor(put);
    // A megabyte that this watch hands to the browser costs the page's thread, too, and is no answer.
    const handle = await this.page.evaluateHandle((value) => value, text);
    this.#begin(text);
    await this.#workSince();
    for (const fault of await this.page.evaluate(putAndReport, {tools, text: handle, delay})) {
      this.#note(fault);
    }
    const work = await this.#workSince();
    this.#judge(work - own, own > 0 ? longestAnswer / 2 : longestAnswer);
    await handle.dispose();
    return work;
  }

  /**
   * Load a page with a hostile text, and note what is wrong with it. A load that
   * took longer than an answer may is done again beside one without the text:
   * what is slow is so each time, and a machine that is busy is so for both.
   *
   * @param prepare opens a file that costs next to nothing: the browser counts the
   *   work of each document from its start
   * @param load loads the page
   * @param own milliseconds that the page takes without the text
   * @param ownNow measures that again
   */
  async load(
    text: string,
    prepare: () => Promise<unknown>,
    load: () => Promise<unknown>,
    own: number,
    ownNow: () => Promise<number>,
  ): Promise<void> {
    await prepare();
    let least = (await this.case(text, load, false)) - own;
    for (let time = 0; time < 2 && least > longestAnswer; time += 1) {
      const beside = await ownNow();
      await prepare();
      least = Math.min(least, (await this.case(text, load, false)) - beside);
    }
    this.#judge(least);
  }

  /**
   * Do one thing, wait for its answer, and note what is wrong with it.
   *
   * @param text what was put in, for the report
   * @param act does it
   * @param isJudged whether its work is that of an answer
   * @returns milliseconds that the main thread has worked
   */
  async case(text: string, act: () => Promise<unknown>, isJudged = true): Promise<number> {
    this.#begin(text);
    await this.#workSince();
    await act();
    for (const fault of await this.page.evaluate(report)) {
      this.#note(fault);
    }
    const work = await this.#workSince();
    if (isJudged) {
      this.#judge(work);
    }
    return work;
  }
}

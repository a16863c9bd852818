import type {Page} from 'playwright/test';
import {expect, test as base, type Watch} from './browser';

declare global {
  interface Window {
    /** Calls of the functions that payloads call, policy violations and errors. */
    faults?: string[];
  }
}

function observe(): void {
  const faults: string[] = [];
  window.faults = faults;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.assign(window, {[name]: () => faults.push(`${name} was called`)});
  }
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    faults.push(`the policy refused ${violatedDirective} ${blockedURI}`);
  });
  window.addEventListener('error', ({message}) => faults.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => {
    faults.push(`rejected: ${String(reason)}`);
  });
}

async function report(): Promise<string[]> {
  // A search takes until its worker responds, anything else a frame.
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[aria-busy="true"]') === null) {
      break;
    }
  }
  const faults = window.faults?.splice(0) ?? ['the page has no observer'];
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
  if (document.title.startsWith('This page crashed') || document.querySelector('nav') === null) {
    faults.push('the page crashed');
  }
  return faults;
}

/** Monitors a page for scripts that run, errors and requests to other origins. */
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

  /** Runs an action with a text, and collects the faults. */
  async check(text: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    const after = `after ${JSON.stringify(text.slice(0, 120))} (${text.length})`;
    const found = [...(await this.page.evaluate(report)), ...this.takeLogged()];
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
    expect([...monitor.faults, ...monitor.takeLogged()]).toEqual([]);
  },
});

import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {test as base, expect, type Page, type Route} from 'playwright/test';
import {createSiteServer} from '../../scripts/siteServer';
import {versions} from '../../src/site/versions';
import {buildDir, read} from './project';

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Follows a link within the site without a page load. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    const link = [...document.querySelectorAll('a')].find(
      (a) => new URL(a.href).pathname === target,
    );
    if (!link) {
      throw new Error(`no link to ${target} on ${location.pathname}`);
    }
    link.click();
  }, address);
}

/** Text on the clipboard, read by another page: the policy of the site denies it to the pages of the site. */
export async function clipboardOf(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) =>
    route.fulfill({contentType: 'text/html', body: ''}),
  );
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

export const mainScript = /\/assets\/js\/main\.[^/]+\.js$/u;

/** Addresses of the scripts that not every page has. */
export const pageScripts = /\/assets\/js\/(?!main|runtime)[^/]*\.js/u;

/** Addresses of the built scripts that contain a text; throws when none does. */
export function scriptsWith(text: string): RegExp {
  const folder = path.join(buildDir, 'assets', 'js');
  const names = readdirSync(folder).filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  if (names.length === 0) {
    throw new Error(`No built script contains "${text}".`);
  }
  return new RegExp(
    `/assets/js/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`,
    'u',
  );
}

/** The caption of the first drawing of a page of the published version: a sentence that only its script holds. */
export function captionOf(id: string): string {
  const place = `${versions.latest.tree}/${id}.mdx`;
  const caption = /^ {2}caption="(?<text>[^"]+)"$/mu.exec(read(place))?.groups?.text;
  if (caption === undefined) {
    throw new Error(`${place} has no drawing with a caption.`);
  }
  return caption;
}

export function holdBack() {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    route: async (route: Route) => {
      await gate;
      await route.continue().catch(() => undefined);
    },
    release: () => release(),
  };
}

/** Stops the clock of a page that was opened after `page.clock.install()`; the function returned lets time pass. */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** Changes the text of a built page or script on its way to the browser. */
export function rewritten(change: (text: string) => string) {
  return async (route: Route) => {
    const {pathname} = new URL(route.request().url());
    const isPage = path.extname(pathname) === '';
    const file = path.join(buildDir, isPage ? `${pathname}.html` : pathname);
    await route.fulfill({
      contentType: isPage ? 'text/html' : 'text/javascript',
      body: change(readFileSync(file, 'utf8')),
    });
  };
}

export interface Watch {
  readonly messages: string[];
  readonly requests: string[];
}

const blockedIn = (messages: readonly string[]) =>
  messages.filter((text) => /content security policy|permissions.policy/iu.test(text));

/**
 * A test of the built site, which each worker serves at a free port. The test fails if the policy
 * of the site blocks anything on its page.
 */
export const test = base.extend<
  {watch: Watch; staticPage: Page},
  {siteFolder: string; basePath: string; origin: string}
>({
  siteFolder: [buildDir, {option: true, scope: 'worker'}],
  basePath: ['/', {option: true, scope: 'worker'}],
  origin: [
    async ({siteFolder, basePath}, provide) => {
      const server = createSiteServer(siteFolder, basePath).listen(0);
      await once(server, 'listening');
      await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({origin}, provide) => provide(origin),
  watch: async ({}, provide) => provide({messages: [], requests: []}),
  page: async ({page, watch: {messages, requests}}, provide) => {
    page.on('console', (message) => {
      if (message.text() !== 'Service Worker registration blocked by Playwright') {
        messages.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => messages.push(`pageerror: ${error.message}`));
    page.on('request', (request) => requests.push(request.url()));
    await provide(page);
    // A request still held back when its test ends would fail the run, not the test.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(blockedIn(messages)).toEqual([]);
  },
  // A page of a browser that runs no scripts.
  staticPage: async ({browser, baseURL}, provide) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    await provide(await context.newPage());
    await context.close();
  },
});

export {expect};

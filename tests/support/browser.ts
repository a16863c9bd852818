import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {test as base, expect, type Page, type Route} from 'playwright/test';
import {createSiteServer} from '../../scripts/siteServer';
import {buildDir} from './project';

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Clicks a link of the page, which the client-side router follows. */
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

/** Reads the clipboard in a page of its own: the permissions policy denies it to the site. */
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

/** Scripts that not every page loads. */
export const pageScripts = /\/assets\/js\/(?!main|runtime)[^/]*\.js/u;

/**
 * Pattern of the built scripts that contain a text.
 *
 * @throws Error if no script contains it
 */
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

/** A route handler that delays requests until they are released. */
export function createGate() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    released,
    route: async (route: Route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
    release,
  };
}

/** Pauses the installed clock of a page; returns a function that advances it. */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** A route handler that changes the body of a built page or script. */
export function rewrite(change: (text: string) => string) {
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

/**
 * A test of the built site, which each worker serves on a free port. It fails on a violation of
 * the content security policy or permissions policy.
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
    // A request that is still delayed when its test ends would fail the run, not the test.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const violation = /content security policy|permissions.policy/iu;
    expect(messages.filter((text) => violation.test(text))).toEqual([]);
  },
  /** A page with JavaScript disabled. */
  staticPage: async ({browser, baseURL}, provide) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    await provide(await context.newPage());
    await context.close();
  },
});

export {expect};

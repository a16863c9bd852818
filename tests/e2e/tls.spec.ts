import {chmodSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LaunchOptions} from 'playwright/test';
import {expect, hydrated, test as base} from '../support/browser';
import {isInstalled, startHost} from '../support/hosts';
import {full, hits, intro, searchBox} from '../support/pages';
import {buildDir} from '../support/project';

/** Large folders that no page loads. */
const leftOut = /^(?:cards|data|download|llms|print)$/u;

/** A browser that accepts any certificate. `ignoreHTTPSErrors` does not apply to the script of a worker. */
const test = base.extend<object, {launchOptions: LaunchOptions}>({
  launchOptions: [
    async ({launchOptions}, provide) => {
      const args = [...(launchOptions.args ?? []), '--ignore-certificate-errors'];
      await provide({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
});

test.use({ignoreHTTPSErrors: true, serviceWorkers: 'allow'});

test('a page over TLS is isolated, cached and searched', full, async ({page, watch}) => {
  test.skip(!isInstalled('nginx'), 'nginx is not installed.');
  const root = mkdtempSync(path.join(os.tmpdir(), 'manual-site-'));
  cpSync(buildDir, root, {
    recursive: true,
    filter: (file) => !leftOut.test(path.relative(buildDir, file)),
  });
  // Hosts read the files as a user of their own.
  chmodSync(root, 0o755);
  const host = await startHost('nginx', root, {hasTls: true});
  try {
    await page.goto(`${host.plainOrigin ?? ''}${intro}`);
    await hydrated(page);
    expect(page.url()).toBe(host.origin + intro);
    await searchBox(page).fill('knx');
    await expect(hits(page).first()).toContainText('KNX');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(watch.messages).toEqual([]);
  } finally {
    await host.stop();
    rmSync(root, {recursive: true, force: true});
  }
});

import {chmodSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LaunchOptions} from 'playwright/test';
import {readBuiltSite} from '../../deploy/builtSite';
import {expect, hydrated} from '../support/browser';
import {makeCertificate, programOf, startHost} from '../support/hosts';
import {buildDir} from '../support/project';
import {testWithViolations} from '../support/violations';

/** What is large, and no page asks for by itself. */
const leftOut = /^(?:cards|data|download|llms|print)$/u;

/** A browser that takes any certificate, for a worker's script, too, as `ignoreHTTPSErrors` alone does not. */
const test = testWithViolations.extend<object, {launchOptions: LaunchOptions}>({
  launchOptions: [
    async ({launchOptions}, provide) => {
      const args = [...(launchOptions.args ?? []), '--ignore-certificate-errors'];
      await provide({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
});

test.use({ignoreHTTPSErrors: true, serviceWorkers: 'allow'});
// The worker starts some seconds after the page.
test.setTimeout(60_000);

let root = '';
test.beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'manual-site-'));
  cpSync(buildDir, root, {
    recursive: true,
    filter: (file) => !leftOut.test(path.relative(buildDir, file)),
  });
  // Hosts read as a user of their own.
  chmodSync(root, 0o755);
});
test.afterAll(() => rmSync(root, {recursive: true, force: true}));

for (const name of ['nginx', 'caddy', 'apache'] as const) {
  test.describe(`with TLS, on ${name}`, () => {
    test.skip(
      programOf(name) === undefined,
      `There is no ${name} here; continuous integration installs it.`,
    );

    test('a page is found from its plain address, searches, is isolated and kept, and the policy has nothing against it', async ({
      page,
      violations,
    }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-tls-'));
      const tls = makeCertificate(folder);
      const host = await startHost(name, readBuiltSite(root), root, {tls});
      try {
        await page.goto(`${host.plainOrigin ?? ''}/docs/intro`);
        await hydrated(page);
        expect(page.url()).toBe(`${host.origin}/docs/intro`);
        const box = page.getByRole('navigation', {name: 'Main'}).getByRole('combobox');
        await box.fill('knx');
        await expect(page.getByRole('option').first()).toContainText('KNX');
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        expect(
          await page.evaluate(() => ({
            isolated: crossOriginIsolated,
            protocols: performance
              .getEntriesByType('navigation')
              .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
          })),
        ).toEqual({isolated: true, protocols: ['h2']});
        expect(violations).toEqual([]);
      } finally {
        await host.stop();
        rmSync(folder, {recursive: true, force: true});
      }
    });
  });
}

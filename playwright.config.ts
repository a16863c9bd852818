import {defineConfig} from 'playwright/test';
import type {EngineOptions} from './tests/engines/browser';

/** Path of the Chromium executable; Playwright's own by default. */
const chromium = process.env.CHROMIUM;
/** Output file of the tally, which replaces the closing line. */
const tallyFile = process.env.TALLY_FILE;
/** Paths of Firefox and of the WebKit driver, which `npm run test:engines` sets. */
const engines = {firefox: process.env.ENGINE_FIREFOX, webkit: process.env.ENGINE_WEBKIT} as const;
const isCi = Boolean(process.env.CI);

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/support/project.ts',
  fullyParallel: true,
  forbidOnly: isCi,
  // No retries: a flaky test indicates a fault.
  retries: 0,
  workers: 2,
  // Long timeouts, so that no test fails on a busy machine.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['line'], ['./scripts/reporter.ts', {tallyFile}]],
  use: {
    viewport: {width: 1280, height: 900},
    // Blocked so that tests control the network; e2e/offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // An insecure origin, as on building networks.
        '--host-resolver-rules=MAP manual.example 127.0.0.1',
      ],
    },
  },
  projects: [
    {name: 'content', testMatch: 'content/*.spec.ts'},
    {name: 'engine-examples', testMatch: 'engine-examples/*.spec.ts'},
    {name: 'build', testMatch: 'build/*.spec.ts'},
    {name: 'e2e', testMatch: 'e2e/*.spec.ts'},
    // On a separate build of `npm run test:base`.
    ...(process.env.BASE_SITE === undefined ? [] : [{name: 'base', testMatch: 'base/*.spec.ts'}]),
    ...(['firefox', 'webkit'] as const).flatMap((name) => {
      const program = engines[name];
      return program === undefined
        ? []
        : [
            {
              name,
              testMatch: 'engines/*.spec.ts',
              timeout: 120_000,
              expect: {timeout: 30_000},
              use: {engine: {name, program}},
            },
          ];
    }),
  ],
});

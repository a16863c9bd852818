import {defineConfig} from 'playwright/test';
import type {EngineOptions} from './tests/engines/browser';

/** Path of the browser; Playwright's own by default. */
const chromium = process.env.CHROMIUM;
/** File that takes the tally of the run instead of its closing line. */
const tallyFile = process.env.TALLY_FILE;
/** Programs that drive the browsers beside Chromium; `npm run test:engines` names them. */
const engines = {firefox: process.env.ENGINE_FIREFOX, webkit: process.env.ENGINE_WEBKIT} as const;
const isCi = Boolean(process.env.CI);

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes on the second try has found something: none is tried again.
  retries: 0,
  workers: 2,
  // Waits for a state have generous limits, so that a busy machine fails no test.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['line'], ['./scripts/reporter.ts', {tallyFile}]],
  use: {
    viewport: {width: 1280, height: 900},
    // What a test does to the network shall reach the page; e2e/offline.spec.ts lets it run.
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
        // An address that is not secure, as one of a building's network.
        '--host-resolver-rules=MAP manual.example 127.0.0.1',
      ],
    },
  },
  projects: [
    {name: 'content', testMatch: 'content/*.spec.ts'},
    {name: 'build', testMatch: 'build/*.spec.ts'},
    {name: 'e2e', testMatch: 'e2e/*.spec.ts'},
    // On a site of its own, which `npm run test:base` builds.
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

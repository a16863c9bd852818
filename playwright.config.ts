import {defineConfig} from 'playwright/test';

const port = 4173;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on the second try has found something: none is tried again.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['line'], ['./tests/reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(port)},
    port,
    reuseExistingServer: false,
  },
  projects: [
    {name: 'content', testMatch: 'content/*.spec.ts'},
    {name: 'build', testMatch: 'build/*.spec.ts'},
    {name: 'e2e', testMatch: 'e2e/*.spec.ts'},
  ],
});

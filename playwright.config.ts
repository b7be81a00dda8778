import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const executablePath = findBrowser();

/** A build that is compared with another leaves its copy there when they differ. */
const COPIES = '**/.tmp/**';
const PREVIEW = 'e2e/journeys/preview.spec.ts';

/**
 * What browsers run (`npm run test:browser`): journeys through the exported sites, and in `lab/` what the
 * pages say of Garfish.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: COPIES,
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys keep a core busy each. What runs Garfish mostly waits, so it runs beside them, and a third journey does
  // once that is done. Projects begin in this order: the preview is one long piece, at whose end nothing else would be
  // left to run. Examples have ports of their own, so one worker runs all of the lab.
  workers: 3,
  projects: [
    { name: 'preview', testMatch: PREVIEW },
    { name: 'lab', testMatch: 'lab/*.spec.ts', workers: 1 },
    { name: 'journeys', testMatch: 'e2e/journeys/*.spec.ts', testIgnore: [COPIES, PREVIEW] },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can make a browser hang; what passes only at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./e2e/support/skipped-reporter.ts']],
  // Twice what the longest journey takes on two idle cores.
  timeout: 120_000,
  // What is to come is waited for, however busy the machine is; how fast it comes is told by budgets.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // As browsers of readers do: a frame of the playground that loops must not stop the page.
        '--site-per-process',
        // A browser's own errands would show up as failed requests.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import ./scripts/typescript.mjs e2e/support/serve.mjs',
    url: 'http://127.0.0.1:4301/',
    reuseExistingServer: false,
  },
});

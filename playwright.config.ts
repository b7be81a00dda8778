import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const executablePath = findBrowser();

/** A build that is compared with another leaves its copy there when they differ. */
const COPIES = '**/.tmp/**';
const PREVIEW = 'e2e/journeys/preview.spec.ts';

/**
 * The first two draw the panels of the address bar for each new window, which takes half the time of a test in an
 * ordinary Chromium. A browser heeds only its last list, so those follow that Playwright disables in Chromium.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A process in reserve for each page, which is mostly thrown away.
  'SpareRendererForSitePerProcess',
].join(',');

/** Runs journeys through the exported sites (`npm run test:browser`). */
export default defineConfig({
  testDir: '.',
  testIgnore: COPIES,
  outputDir: 'test-results',
  fullyParallel: true,
  // Projects begin in this order: the preview is one long piece, at whose end nothing else would be left to run.
  workers: 3,
  projects: [
    {
      name: 'preview',
      testMatch: PREVIEW,
      // Each page and the first save are compiled while other tests keep both cores busy.
      timeout: 240_000,
      expect: { timeout: 60_000 },
    },
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
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
  },
  webServer: {
    command: 'node --import ./scripts/typescript.mjs e2e/support/serve.mjs',
    url: 'http://127.0.0.1:4301/',
    reuseExistingServer: false,
  },
});

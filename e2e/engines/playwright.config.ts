import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineName } from './find-engines';

/**
 * The core journeys in the engines of Firefox and Safari (`npm run test:engines`). Playwright only runs
 * the tests here: its own Firefox and WebKit are downloads of 100 MB each, while these are packages of
 * the system, driven by WebDriver.
 */
const names = Object.keys(ENGINES) as EngineName[];
const installed = names.filter((name) => ENGINES[name].find());

// The file is read again by the processes that run the tests.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of names.filter((one) => !installed.includes(one))) {
    const how = `${name} is not installed (apt-get install ${ENGINES[name].packages})`;
    if (process.env.CI) throw new Error(`${how}.`);
    process.stdout.write(`Skipped: the journeys of an engine, because ${how}.\n`);
  }
}

export default defineConfig<{ engineName: EngineName }>({
  testDir: '.',
  // Not in that of the browser tests, which run beside these and empty theirs at first.
  outputDir: '../../.tmp/engines',
  // Two engines side by side keep each other from answering in time.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: names.map((name) => ({
    name,
    use: { engineName: name },
    ...(installed.includes(name) ? {} : { testMatch: [] }),
  })),
});

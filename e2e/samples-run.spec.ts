import { expect, test } from '@playwright/test';
import { findRunnableSamples } from './runnable-samples';
import { CALL_PACKAGES, CALLS } from './sample-calls';
import { bundlePackages } from './sample-packages';
import { openHost, runSample, startHost } from './sample-page';

/** Why a sample cannot run here, by its key. */
const CANNOT_RUN: Record<string, string> = {};

const samples = findRunnableSamples();

let packages: string;

test.beforeAll(async () => {
  const imported = samples.flatMap(({ packages }) => packages);
  packages = await bundlePackages([...new Set([...imported, ...CALL_PACKAGES])]);
});

for (const sample of samples) {
  test(`the sample at ${sample.place} runs, and sub-apps show`, async ({ page }) => {
    test.fail(sample.key in CANNOT_RUN, CANNOT_RUN[sample.key]);
    const faults = await openHost(page, sample, packages);
    expect(faults, 'before the sample').toEqual([]);
    const exports = await runSample(page, sample);
    await CALLS[sample.key]?.(page, exports);
    for (const { name, path } of await startHost(page)) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      const shown = page.locator('[data-container]').getByText(`${name} is at ${path}`);
      await expect(shown, `${name} at ${path}`).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test('each function that a sample exports is called, and the lists name samples alone', () => {
  const keys = samples.map(({ key }) => key);
  const named = [...Object.keys(CALLS), ...Object.keys(CANNOT_RUN)];
  const uncalled = samples.filter(
    ({ key, exported }) => exported.length > 0 && !(key in CALLS) && !(key in CANNOT_RUN),
  );
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(
    uncalled.map(({ place, key }) => `${place}: write in e2e/sample-calls.ts how to call '${key}'`),
  ).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { chosen, runRows } from './rows';
import { CALL_PACKAGES, CALLS } from './samples/calls';
import { openHost, runSample, startHost } from './samples/host-page';
import { bundlePackages } from './samples/packages';
import { findRunnableSamples, type RunnableSample } from './samples/runnable-samples';

/** Why a sample cannot run here, by its key. */
const CANNOT_RUN: Record<string, string> = {
  'content/guide/tasks/meta-frameworks.md render modifyContextOpts modifyClientRenderOpts':
    'Umi is not installed, and calls these functions itself.',
  'content/guide/tasks/meta-frameworks.md SubApps':
    'A component of Next.js, which imports Garfish itself.',
  'content/guide/tasks/workers-and-editors.md provider': 'Monaco is not installed.',
};

const samples = findRunnableSamples();

const bundles = new Map<string, Promise<string>>();

/** One page for all samples of a worker: each of them loads its host again. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterAll(() => page.close());

const chosenSamples = chosen(samples, ({ place }) => place);

for (const file of new Set(chosenSamples.map(fileOf))) {
  const rows = chosenSamples
    .filter((sample) => fileOf(sample) === file)
    .map((sample) => ({ name: `the sample at ${sample.place}`, run: () => expectRun(sample) }));
  test(`the samples of ${file} run, and sub-apps show`, () => runRows(rows));
}

test('each function that a sample exports is called, and the lists name samples alone', () => {
  const keys = samples.map(({ key }) => key);
  const named = [...Object.keys(CALLS), ...Object.keys(CANNOT_RUN)];
  const uncalled = samples.filter(
    ({ key, exported }) => exported.length > 0 && !(key in CALLS) && !(key in CANNOT_RUN),
  );
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(
    uncalled.map(
      ({ place, key }) => `${place}: write in lab/samples/calls.ts how to call '${key}'`,
    ),
  ).toEqual([]);
});

function fileOf({ place }: RunnableSample): string {
  return place.replace(/:\d+$/, '');
}

async function expectRun(sample: RunnableSample): Promise<void> {
  const reason = CANNOT_RUN[sample.key];
  if (reason === undefined) return runWithApps(sample);
  await expect(runWithApps(sample), reason).rejects.toThrow();
}

async function runWithApps(sample: RunnableSample): Promise<void> {
  const faults = await openHost(page, sample, await packagesOf(sample));
  expect(faults, 'before the sample').toEqual([]);
  const exports = await runSample(page, sample);
  await CALLS[sample.key]?.(page, exports);
  const apps = await startHost(page, { hasRoutes: /\bactiveWhen\b/.test(sample.code) });
  expect(apps, 'apps with a route').not.toEqual([]);
  for (const { name, path } of apps) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    const shown = page.locator('[data-container]').getByText(`${name} is at ${path}`);
    await expect(shown, `${name} at ${path}`).toBeVisible();
  }
  expect(faults).toEqual([]);
}

/** A script of the packages that a sample and its call use, made once for all that use the same. */
function packagesOf({ key, packages }: RunnableSample): Promise<string> {
  const used = key in CALLS ? [...packages, ...CALL_PACKAGES] : [...packages, 'garfish'];
  const names = [...new Set(used)].sort();
  const made = bundles.get(names.join()) ?? bundlePackages(names);
  bundles.set(names.join(), made);
  return made;
}

import { expect, type Page } from '@playwright/test';
import type { Case } from './own-app-cases';
import { expectSoon } from './playground-page';
import { site } from './servers.mjs';

export const OWN_APP = '/playground/your-app';

/** Has the page check a sub-app, and waits until it has found everything. */
export async function checkApp(page: Page, url: string, from = site(OWN_APP)) {
  if (page.url() !== from) await page.goto(from);
  const box = page.locator('[data-own-app]');
  // The results of an earlier check are replaced; until then they must not be taken for the new ones.
  await box
    .locator('[data-check]')
    .evaluateAll((rows) => rows.map((row) => row.removeAttribute('data-check')));
  await page.getByRole('textbox', { name: 'URL of your sub-app' }).fill(url);
  await page.getByRole('button', { name: 'Check' }).click();
  const of = (id: string) => box.locator(`[data-check="${id}"]`);
  await expectSoon(of('mount')).toHaveAttribute('data-outcome', /passed|problem|warning/);
  const stage = page.getByRole('region', { name: 'Your sub-app, mounted by Garfish' });
  return {
    of,
    summary: box.getByRole('status').first(),
    results: box.locator('site-island'),
    stage,
    app: stage.frameLocator('iframe'),
    run: stage.getByRole('status'),
  };
}

export type CheckedApp = Awaited<ReturnType<typeof checkApp>>;

/** Every check is passed, but those that can't be. */
export async function expectHealthy({ results, summary }: CheckedApp, ...others: string[]) {
  await expectSoon(summary).toContainText('No problem found');
  const rows = results.locator('[data-check]:not([data-outcome="passed"])');
  const ids = await rows.evaluateAll((list) => list.map(({ dataset }) => dataset.check));
  expectSoon(ids).toEqual(others);
}

/** The check that finds the fault says it, names the fix and leads to the entry, and the summary names it first. */
export async function expectFound({ of, summary, run }: CheckedApp, broken: Case) {
  const row = of(broken.check);
  await expect(row).toHaveAttribute('data-outcome', 'problem');
  await expect(row).toContainText(broken.says);
  if (broken.see) expect(await row.getByRole('link').getAttribute('href')).toBe(broken.see);
  const title = (await row.locator('b').textContent()) ?? '';
  await expect(summary).toHaveText(`A problem was found. Begin with this check: ${title}.`);
  if (broken.run) await expectSoon(run).toContainText(broken.run);
}

import type { Page } from '@playwright/test';
import { startTrace } from '../../scripts/bench/load-cost';
import { toggle } from '../support/appearance-page';
import { find, openSearch } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Each of these must style the whole page, once. A `::selection` of the page made the browser do it again
// whenever `<html>` changed, also where a transition begins and ends, and so did its `background`, and the
// marks of the search.

const ACTIONS = [
  ['the appearance changes', 1440, changeAppearance],
  ['it changes where words are marked', 1440, changeAppearance, 'sandbox'],
  ['the search opens', 1440, (page: Page) => page.keyboard.press('Control+k')],
  [
    'the drawer opens',
    375,
    (page: Page) => page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').click(),
  ],
] satisfies [string, number, (page: Page) => Promise<void>, string?][];

async function changeAppearance(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const [what, width, act, words] of ACTIONS) {
  test(`the page is styled once when ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('clean', '/api/run'));
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    if (words) {
      await openSearch(page);
      await find(page, words);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 10);
    }
    // Another typeface styles it as well.
    await page.evaluate(() => document.fonts.ready);
    const atRest = () => document.getAnimations().every(({ playState }) => playState !== 'running');
    await page.waitForFunction(atRest);
    const elements = await page.locator('body *').count();
    const endTrace = await startTrace(await page.context().newCDPSession(page), [
      'devtools.timeline',
    ]);
    await act(page);
    await page.waitForFunction(atRest);
    const passes = (await endTrace())
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .filter(({ args }) => (args.elementCount ?? 0) > elements / 3);
    expect(passes).toHaveLength(1);
  });
}

test('what can be pressed changes its colours at once: a fade paints eight times for each that the pointer passes', async ({
  page,
}) => {
  for (const path of ['/', '/api/run', '/playground/']) {
    await page.goto(address('clean', path));
    const fading = await page.locator('a, button, summary, input, select').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return /color|all/.test(transitionProperty) && transitionDuration !== '0s';
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(fading).toEqual([]);
  }
});

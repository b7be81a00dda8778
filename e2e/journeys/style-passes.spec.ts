import type { Page } from '@playwright/test';
import { startTrace } from '../../scripts/bench/load-cost';
import { toggle } from '../support/appearance-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Each of these must style the whole page, once. A `::selection` of the page made the browser do it again
// whenever `<html>` changed, also where a transition begins and ends, and so did its `background`.

const ACTIONS = [
  ['the appearance changes', 1440, (page: Page) => toggle(page).click()],
  ['the search opens', 1440, (page: Page) => page.keyboard.press('Control+k')],
  [
    'the drawer opens',
    375,
    (page: Page) => page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').click(),
  ],
] as const;

for (const [what, width, act] of ACTIONS) {
  test(`the page is styled once when ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('clean', '/api/run'));
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    // Another typeface styles it as well.
    await page.evaluate(() => document.fonts.ready);
    const elements = await page.locator('body *').count();
    const endTrace = await startTrace(await page.context().newCDPSession(page), [
      'devtools.timeline',
    ]);
    await act(page);
    const atRest = () => document.getAnimations().every(({ playState }) => playState !== 'running');
    await page.waitForFunction(atRest);
    const passes = (await endTrace())
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .filter(({ args }) => (args.elementCount ?? 0) > elements / 3);
    expect(passes).toHaveLength(1);
  });
}

import type { Page } from '@playwright/test';
import { startTrace } from '../../scripts/bench/load-cost';
import { toggle } from '../support/appearance-page';
import { expectLive, resizeTo } from '../support/page-at-rest';
import { find } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// Each of these must style the whole page, once. A `::selection` of the page made the browser do it again
// whenever `<html>` changed, also where a transition begins and ends, and so did its `background`, and the
// marks of the search.

const ACTIONS: [what: string, act: (page: Page) => Promise<void>][] = [
  ['the appearance changes', changeAppearance],
  ['the search opens', (page) => page.keyboard.press('Control+k')],
  ['the appearance changes where words are marked', changeAppearance],
  [
    'the drawer opens',
    (page) => page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').click(),
  ],
];

async function changeAppearance(page: Page): Promise<void> {
  const theme = await page.locator('html').getAttribute('data-theme');
  await toggle(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
}

test('the page is styled once when the appearance changes, the search opens or the drawer does', async ({
  page,
}) => {
  await page.goto(address('clean', '/api/run'));
  await expectLive(page);
  const client = await page.context().newCDPSession(page);
  for (const [what, act] of ACTIONS) {
    if (what === 'the drawer opens') await resizeTo(page, 375);
    // Another typeface styles it as well.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(atRest);
    const elements = await page.locator('body *').count();
    const endTrace = await startTrace(client, ['devtools.timeline']);
    await act(page);
    await page.waitForFunction(atRest);
    const passes = (await endTrace())
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .filter(({ args }) => (args.elementCount ?? 0) > elements / 3);
    expect(passes, what).toHaveLength(1);
    if (what !== 'the search opens') continue;
    await find(page, 'sandbox');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 10);
  }
});

/** Runs in the page. */
function atRest(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== 'running');
}

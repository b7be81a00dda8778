import { ground, toggle } from '../support/appearance-page';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/api/channel');
const SCRIPT = '**/static/scripts/page*.js';

test('what is pressed before the script of the page comes is done when it is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdRequests(page, SCRIPT);
  await page.goto(address('folders', '/guide/demo/vue'), { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(1);
  await expect(tab).toBeVisible();
  const before = await ground(page);
  await toggle(page).first().click();
  await tab.click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  release();
  await expect.poll(() => ground(page)).not.toBe(before);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a script that does not come for ten seconds is told, and the search does not open', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPT);
  await page.clock.install();
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.clock.fastForward(4_000);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(6_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expectLive(page);
  await expect(notice).toBeHidden();
});

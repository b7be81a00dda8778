import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/api/channel');
const SCRIPT = '**/static/scripts/page*.js';

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

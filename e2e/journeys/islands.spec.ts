import { expectSoon, pressRun } from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('an island that moves in the document ends, shows its fallback, and starts at the next press', async ({
  page,
}) => {
  const { box, status } = await pressRun(page, site('/guide/concept/cache'), 'cache');
  await expectSoon(status).toContainText('on the page');
  await box.locator('site-island').evaluate((element) => element.after(element));
  await expect(box.locator('iframe')).toHaveCount(0);
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expectSoon(status).toContainText('on the page');
});

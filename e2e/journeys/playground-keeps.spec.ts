import {
  choose,
  expectSoon,
  expectStates,
  expectUnusable,
  openCode,
  RUN,
  runScenario,
} from '../support/playground-page';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /.*/ });

const MARK = '// My own\n';

test('edits survive another scenario, Back, Forward and a reload, and Reset forgets them', async ({
  page,
}) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const field = await openCode(playground);
  const first = await field.inputValue();
  await field.fill(first + MARK);
  // At once, before the code has run.
  await choose(playground, 'cache');
  await expectStates(playground, 'cart: on the page');
  await expect(page).toHaveURL(/playground=cache$/);
  await page.goBack();
  await expect(page).toHaveURL(/playground=first-mount/);
  await expect(field).toHaveValue(first + MARK);
  await expectStates(playground, 'cart: on the page');
  await page.goForward();
  await expect(page.getByRole('region', { name: 'Leave and come back' })).toBeVisible();
  await choose(playground, 'first-mount');
  await expect(field).toHaveValue(first + MARK);
  await field.fill(`${first}// Another\n`);
  await field.press(RUN);
  await expectSoon(page).toHaveURL(/playground\.code=/);
  await field.fill(first + MARK + MARK);
  await page.reload();
  await expect(field).toHaveValue(first + MARK + MARK);
  await expectStates(playground, 'cart: on the page');
  await playground.button('Reset').click();
  await choose(playground, 'cache');
  await choose(playground, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  await expect(await openCode(playground)).toHaveValue(first);
});

test('somebody else’s code in a link waits for Run, and wins over what is saved', async ({
  page,
  browser,
}) => {
  const playground = await runScenario(page, 'first-mount');
  const field = await openCode(playground);
  await field.fill((await field.inputValue()) + MARK);
  await field.press(RUN);
  await expectSoon(page).toHaveURL(/playground\.code=/);
  const other = await browser.newPage();
  await other.goto(page.url());
  const box = other.locator('[data-playground]').first();
  await expectSoon(box.getByRole('status')).toContainText('It is not from this site');
  await expect(box.getByRole('textbox', { name: 'host.js' })).toHaveValue(/My own/);
  await expect(box.locator('iframe')).toHaveCount(0);
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expectSoon(box.getByRole('status')).toContainText('cart: on the page');
  await other.close();

  // Changes of it do not replace what this reader has saved.
  const theirs = page.url();
  await field.fill('// Mine');
  await page.goto(theirs);
  await expectSoon(playground.status).toContainText('It is not from this site');
  await field.fill('// Theirs');
  await page.goto(theirs.replace(/&playground\.code=.*/, ''));
  await expect(await openCode(playground)).toHaveValue('// Mine');
});

test('Mount again never mounts a second copy, and Stop says so', async ({ page }) => {
  const playground = await runScenario(page, 'two-reacts');
  await expectSoon(playground.status).toContainText('useState');
  await playground.button('Stop').click();
  await expect(playground.status).toHaveText('Stopped');
  await choose(playground, 'two-reacts', { Version: 'Fixed' });
  await expectStates(playground, 'shop: on the page');
  await expectUnusable(playground, 'Mount again', 'This does nothing while shop is on the page.');
});

import type { Page } from '@playwright/test';
import { expectSoon, expectStates, runNotes } from '../support/playground-page';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /.*/ });

/** Runs code in the page of the stage when the notes are mounted. */
const runInNotes = (page: Page, code: string) =>
  runNotes(
    page,
    `exports.provider = {
      render({ dom }) { new Function('dom', ${JSON.stringify(code)})(dom); },
      destroy() {},
    };`,
  );

test('an app that takes the focus gives it back to a reader who types', async ({ page }) => {
  const playground = await runInNotes(
    page,
    `dom.innerHTML = '<input aria-label="Taken">';
    setInterval(() => dom.firstChild.focus(), 300);`,
  );
  await expectStates(playground, 'notes: on the page');
  const taken = playground.stage.getByRole('textbox', { name: 'Taken' });
  const field = page.getByLabel('Filter scenarios');
  await page.mouse.move(5, 5);
  await field.evaluate((element) => {
    element.addEventListener('focus', () => {
      element.dataset.times = `${Number(element.dataset.times ?? 0) + 1}`;
    });
  });
  const times = async () => Number(await field.getAttribute('data-times'));
  // The app may take the focus between two steps, so that the key is not the field's.
  await expect(async () => {
    await field.press('Home');
    const before = await times();
    await expect.poll(times, { timeout: 2000 }).toBeGreaterThan(before);
  }).toPass();
  const before = (await field.inputValue()).length;
  for (const letter of 'typed in all peace') {
    await page.keyboard.type(letter, { delay: 60 });
    await expect(field).toBeFocused();
  }
  // A letter may be on its way in the moment in which the focus is taken; all others are there.
  await expect.poll(async () => (await field.inputValue()).length - before).toBeGreaterThan(12);
  // A pointer passes over the page on its way to the stage; a click alone would jump there.
  await page.mouse.move(20, 20);
  await taken.click();
  await expect(taken).toBeFocused();
  await page.keyboard.type('mine');
  await expect(taken).toHaveValue(/mine$/);
});

test('an app that takes more than 500 MB is ended, and another run is not', async ({ page }) => {
  test.slow();
  const playground = await runInNotes(
    page,
    // Little by little, so that the stage goes on answering.
    `const kept = [];
    setInterval(() => kept.length < 120 && kept.push(new Array(1e6).fill(0.5)), 20);`,
  );
  await expectSoon(playground.box).toContainText('an app took more than 500 MB of memory');
  await expect(playground.box.locator('iframe')).toHaveCount(0);
  await page.unroute('**/playground/scenarios.json');
  await page.reload();
  await expectStates(playground, 'notes: on the page');
});

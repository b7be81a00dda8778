import type { Locator, Page } from '@playwright/test';
import { expectForEveryone, violations } from '../support/axe';
import { boxOf } from '../support/box-of';
import { CHALLENGE_IDS, challengeOf } from '../support/exported-scenarios';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = site('/playground/challenges');

// Each starts with something that does not work.
test.use({ expectedFaults: /.*/ });

async function open(page: Page) {
  await page.goto(url);
  await expectLive(page);
}

async function start(page: Page, id: string): Promise<Locator> {
  const box = page.locator(`[data-challenge="${id}"]`);
  await box.getByRole('button', { name: 'Start' }).click();
  await expectSoon(box.getByRole('button', { name: 'Check my answer' })).toBeVisible();
  return box;
}

const pressCheck = (box: Locator) => box.getByRole('button', { name: 'Check my answer' }).click();

/** What the judge has found. */
async function verdictOf(box: Locator): Promise<string> {
  const verdict = box.locator('header > [aria-live]');
  await expectSoon(verdict).not.toHaveText(/^(Checking)?$/);
  return (await verdict.textContent()) ?? '';
}

async function check(box: Locator): Promise<string> {
  await pressCheck(box);
  return verdictOf(box);
}

/** In front of the way to the next challenge, which the last one lacks. */
const SOLVED = /^Solved\.(?= Next challenge: |$)/;

/** What does not happen is waited for, so so many are checked at once. */
const AT_ONCE = 6;

for (let first = 0; first < CHALLENGE_IDS.length; first += AT_ONCE) {
  const ids = CHALLENGE_IDS.slice(first, first + AT_ONCE);
  test(`${ids.join(', ')}: the start fails its check, and the solution passes it`, async ({
    page,
  }) => {
    test.slow();
    await open(page);
    const boxes = new Map<string, Locator>();
    for (const id of ids) boxes.set(id, await start(page, id));
    const verdicts = async () => {
      // One after the other: there is one mouse.
      for (const box of boxes.values()) await pressCheck(box);
      return Promise.all([...boxes].map(async ([id, box]) => [id, await verdictOf(box)] as const));
    };
    for (const [id, verdict] of await verdicts()) expect(verdict, id).not.toMatch(SOLVED);
    for (const [id, box] of boxes) {
      const { title, solution } = challengeOf(id);
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading).toHaveAttribute('id', id);
      for (const [name, text] of Object.entries(solution)) {
        await box.getByRole('combobox', { name: 'File' }).selectOption(name);
        await box.getByRole('textbox', { name, exact: true }).fill(text);
      }
    }
    for (const [id, verdict] of await verdicts()) expect(verdict, id).toMatch(SOLVED);
  });
}

test('a challenge starts before the script of the progress has come, its buttons name it, and the check stays beside the code', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/static/scripts/show-progress*.js');
  await open(page);
  const first = page.locator('[data-challenge="make-it-mount"]');
  await expect(first.getByRole('button')).toHaveAccessibleName('Start Make it mount');
  for (const [index, fold] of ['Hints', 'Code at the start', 'Solution'].entries()) {
    const summary = first.locator('summary').nth(index);
    await expect(summary).toHaveAccessibleName(`${fold} Make it mount`);
  }
  const box = await start(page, 'make-it-mount');
  // What is typed lies over what is shown.
  await expect(box.locator('[data-part="info"] pre')).toHaveCSS('padding-inline-start', '0px');
  await box.getByRole('textbox', { name: 'host.js' }).evaluate((code) => code.scrollIntoView());
  await expect(box.getByRole('button', { name: 'Check my answer' })).toBeInViewport({ ratio: 1 });
  release();
});

test('a start shows the heading of the challenge, a wrong answer leads to the hints, and both are for everyone', async ({
  page,
}) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const box = await start(page, 'match-whole-segments');
    const bar = await boxOf(page.locator('header').first());
    const heading = await boxOf(page.locator('#match-whole-segments'));
    // The page scrolls by whole pixels.
    expect(Math.round(heading.y)).toBeGreaterThanOrEqual(bar.bottom);
    const code = box.getByRole('textbox', { name: 'host.js' });
    await code.fill(
      (await code.inputValue()).replace("startsWith('/cart')", "startsWith('/cart/')"),
    );
    await pressCheck(box);
    const verdict = box.locator('header > [aria-live]');
    await expect(verdict).toHaveText('Checking');
    await expect(verdict).toHaveAttribute('data-busy', '');
    expect(await verdictOf(box)).toContain('The cart does not show at /cart.');
    await expect(verdict).not.toHaveAttribute('data-busy');
    const [hint = ''] = challengeOf('match-whole-segments').hints;
    await expect(box.getByText(hint)).toBeHidden();
    await verdict.getByRole('link', { name: 'Hints' }).click();
    await expect(box.getByText(hint)).toBeInViewport();
    await expectForEveryone(page);
  }
});

test('what is solved is remembered on this device until the reader forgets it', async ({
  page,
}) => {
  await open(page);
  const progress = page.locator('[data-part="challenge-progress"]');
  await expect(progress).toContainText('0 of 12 solved');
  // There is nothing to forget yet.
  await expect(progress.getByRole('button')).toHaveCount(0);
  const box = await start(page, 'make-it-mount');
  await box
    .getByRole('textbox', { name: 'host.js' })
    // A comment above the import changes nothing.
    .fill(`// My answer\n${challengeOf('make-it-mount').solution['host.js']}`);
  expect(await check(box)).toMatch(SOLVED);
  await expect(progress).toContainText('1 of 12 solved');

  // The button keeps the focus, and the next stop is the way on.
  await expect(box.getByRole('button', { name: 'Check my answer' })).toBeFocused();
  await page.keyboard.press('Tab');
  const next = box.getByRole('link', { name: 'Next challenge: Find the container' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}#find-the-container`);
  await expect(page.locator('#find-the-container')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(progress).toContainText('1 of 12 solved');
  await expect(box.getByText('✓ Solved')).toBeVisible();
  await expect(page.getByText('✓ Solved').filter({ visible: true })).toHaveCount(1);
  await expect(box.getByRole('button', { name: 'Open again' })).toBeVisible();
  await progress.getByRole('button', { name: 'Forget my progress' }).click();
  await expect(box.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(progress).toContainText('0 of 12 solved');
});

test('a check says why: a text written by hand, a stop, code typed meanwhile, a stage that does not load', async ({
  page,
}) => {
  await page.goto(site('/playground'));
  await page.getByRole('main').getByRole('link', { name: 'challenges' }).click();
  await expect(page).toHaveURL(url);
  await expectLive(page);

  const typed = await start(page, 'keep-the-guest-out');
  await pressCheck(typed);
  await typed.getByRole('textbox', { name: 'host.js' }).fill('Garfish.run({');
  await typed.getByRole('textbox', { name: 'host.js' }).press('ControlOrMeta+Enter');
  await expectSoon(typed.getByText(/^host\.js, line 1: /)).toBeVisible();
  expect(await verdictOf(typed)).not.toMatch(SOLVED);

  const stopped = await start(page, 'stop-the-timer');
  await pressCheck(stopped);
  await stopped.getByRole('button', { name: 'Stop' }).click();
  expect(await verdictOf(stopped)).toMatch(/^Stopped/);

  const box = await start(page, 'pass-a-name');
  const main = '/apps/shop/main.js';
  await box.getByRole('combobox', { name: 'File' }).selectOption(main);
  const field = box.getByRole('textbox', { name: main });
  await field.fill((await field.inputValue()).replace('nobody', 'Ada'));
  expect(await check(box)).toContain('The shop greets Ada, but not Grace');

  await page.route('**/static/playground/stage.js', (route) => route.abort());
  await open(page);
  const unloaded = await start(page, 'pass-a-name');
  expect(await check(unloaded)).toContain('a file of the playground could not be loaded');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the task, hints, code and solution', async ({ page }) => {
    await page.goto(url);
    const box = page.locator('[data-challenge="make-it-mount"]');
    await expect(box).toContainText('Make the shop show.');
    await expect(box.getByRole('button')).toHaveCount(0);
    for (const fold of ['Hints', 'Code at the start', 'Solution'])
      await box.getByText(fold, { exact: true }).click();
    await expect(box.getByText('It renders nothing.')).toBeVisible();
    await expect(box.getByText('await app.mount();')).toBeVisible();
    await expect(page.locator('[data-part="challenge-progress"]')).toBeHidden();
  });
});

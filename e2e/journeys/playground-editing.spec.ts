import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
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

/** Puts the caret behind a text of the code. */
async function caretBehind(page: Page, field: Locator, text: string) {
  await field.evaluate((element, words) => {
    const area = element as HTMLTextAreaElement;
    const at = area.value.indexOf(words) + words.length;
    area.focus();
    area.setSelectionRange(at, at);
  }, text);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
}

test('the host is changed in place: it runs on request and after a pause, is undone and reset; the keyboard gets into the code and out', async ({
  page,
}) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const { box, stage } = playground;
  const field = await openCode(playground);
  const first = await field.inputValue();
  const reset = box.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeDisabled();
  await caretBehind(page, field, "domGetter: '#container',");
  await page.keyboard.press('Enter');
  await page.keyboard.type("props: { greeting: 'Moin' },");
  await expect(field).toHaveValue(/\n {6}props: \{ greeting: 'Moin' \},\n/);
  await page.keyboard.press(RUN);
  await expectSoon(stage.getByText('Moin')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type("!' },");
  // Nothing is pressed; the pause is enough.
  await expectSoon(stage.getByText('Moin!')).toBeVisible();
  for (let times = 0; times < 99 && (await field.inputValue()) !== first; times++) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(field).toHaveValue(first);
  await expect(reset).toBeDisabled();
  await page.keyboard.type('// x');
  await reset.click();
  await expect(field).toHaveValue(first);
  await expectStates(playground, 'cart: on the page');

  // The keyboard passes through the code, and indents in it once it works there.
  await playground.button('Download this as a project').focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Escape lets it leave again/);
  await field.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(`  ${first}`);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toHaveValue(first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('a link that was cut says so; a whole one holds the code and the choices, and a download has the change', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cut = await runScenario(page, 'first-mount', { choices: '&playground.code=VY5BC8IwDIX_' });
  await expect(page.getByRole('alert').filter({ hasText: 'is incomplete' })).toBeVisible();
  await expectStates(cut, 'cart: on the page');
  const playground = await runScenario(page, 'first-mount', { choices: '&playground.app=notes' });
  await expectStates(playground, 'notes: on the page');
  const field = await openCode(playground);
  const changed = (await field.inputValue())
    .replace('#container', '#container/* ü */'.slice(0, 10))
    .concat('// My own\n');
  await field.fill(changed);
  await field.press(RUN);
  await expectSoon(page).toHaveURL(/playground\.app=notes&playground\.code=[\w-]+$/);
  await playground.button('Copy link').click();
  await expectSoon.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const pressed = page.waitForEvent('download');
  await playground.button('Download this as a project').click();
  const files = unzipSync(readFileSync(await (await pressed).path()));
  expect(strFromU8(files['garfish-first-mount/host.js'] ?? new Uint8Array())).toBe(changed);

  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
  await expectStates(playground, 'notes: on the page');
  await expect(playground.box.getByRole('tab', { name: 'Code' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(field).toHaveValue(changed);
  // What a switch would change is the reader's now.
  const vue = playground.button('Vue');
  await expectUnusable(
    playground,
    'Vue',
    'You have changed host.js. Reset the code to use this switch.',
  );
  await vue.click({ force: true });
  await expectStates(playground, 'notes: on the page');
  await playground.button('Reset').click();
  await expect(page).toHaveURL(/playground=first-mount&playground\.app=notes$/);
  await vue.click();
  await expectStates(playground, 'orders: on the page');
});

test('the code of each shared sub-app is changed in place, with its packages, and so is a nested one; the line that a switch changes is marked', async ({
  page,
}) => {
  const playground = await runScenario(page, 'three-apps');
  await expectStates(playground, 'cart: on the page', 'orders: on the page', 'notes: on the page');
  const { stage } = playground;
  for (const [app, from, to, shown] of [
    ['cart', "'Cart'", "useState('My cart')[0]", 'My cart'],
    ['orders', "'Orders'", "ref('My orders').value", 'My orders'],
    ['notes', "'Check the tide'", "'My tide'", 'My tide'],
  ] as const) {
    const field = await openCode(playground, `/apps/${app}/main.js`);
    await field.fill((await field.inputValue()).replace(from, to));
    await field.press(RUN);
    await expectSoon(stage.getByText(shown)).toBeVisible();
  }
  await expect(stage.getByText('My cart')).toBeVisible();

  await choose(playground, 'nested');
  await expectStates(playground, 'shop: on the page');
  const field = await openCode(playground, '/apps/shop/main.js');
  await field.fill((await field.inputValue()).replace('The shop shows', 'My shop shows'));
  await field.press(RUN);
  await expectSoon(stage.getByText('My shop shows the notes:')).toBeVisible();

  await choose(playground, 'cache');
  await openCode(playground);
  const marked = playground.box.locator('pre > [data-switched]');
  await expect(marked).toHaveText(/cache: true,/);
  await playground.button('off').click();
  await expect(marked).toHaveText(/cache: false,/);
  // The mark leaves the lines below in their places, which are those of the text field.
  const lines = playground.box.locator('pre > div');
  const heights = await lines.evaluateAll((all) => all.map((line) => line.clientHeight));
  expect(new Set(heights).size).toBe(1);
});

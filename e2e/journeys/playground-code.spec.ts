import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { violations } from '../support/axe';
import { boxOf } from '../support/box-of';
import {
  expectSoon,
  expectStates,
  expectUnusable,
  openCode,
  RUN,
  type RunningPlayground,
  runScenario,
} from '../support/playground-page';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /.*/ });

test('shows below the code, stops the buttons, and goes when the reader types', async ({
  page,
}) => {
  const playground = await runScenario(page, 'throwing-render');
  const { box } = playground;
  const field = await openCode(playground);
  const first = await field.inputValue();
  const shown = box.locator('pre > [data-problem]');
  await field.fill(first.replace('let app', 'let ="').replace('const app =', 'const = '));
  await field.press(RUN);
  await expectSoon(shown).toHaveCount(1);
  await expect(shown).toContainText('const =  await');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Unexpected token/);
  await expect(box.getByText(/^host\.js, line 11: Unexpected token/)).toBeVisible();
  const message = box.getByText(/^Line 11: Unexpected token/);
  const code = await boxOf(field.locator('..'));
  expect((await boxOf(message)).y).toBeGreaterThanOrEqual(code.bottom);
  await expectUnusable(
    playground,
    'Mount again',
    'host.js has an error. Correct its code to use this button.',
  );
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 1200 });
    // On a phone the buttons leave the place to the code.
    const tools = await boxOf(playground.button('Reset').locator('..'));
    expect(tools.height).toBeLessThan(width === 375 ? 70 : 100);
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await violations(page, { within: '[data-playground]' })).toEqual([]);
  }
  await field.press('End');
  await page.keyboard.type(' ');
  await expect(shown).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'false');

  // What an action of the host throws
  await field.fill(first.replace('const app =', 'null.x; const app ='));
  await field.press(RUN);
  await expectSoon(shown).toContainText('null.x');
  await expect(playground.button('Mount again')).toHaveAttribute('aria-disabled', 'false');
  // What a sub-app throws while it renders
  await box.getByRole('button', { name: 'Reset' }).click();
  const main = await openCode(playground, '/apps/shop/main.js');
  await main.fill(`\n${await main.inputValue()}`);
  await main.press(RUN);
  await expectSoon(shown).toContainText("throw new Error('The shop has no articles')");
  await main.fill('exports.provider = {');
  await main.press(RUN);
  await expectSoon(box.getByText(/^\/apps\/shop\/main\.js, line \d: Unexpected/)).toBeVisible();
  // What has no line
  await box.getByRole('button', { name: 'Reset' }).click();
  const host = await openCode(playground);
  await host.fill("import Garfish from 'garfish';\n");
  await host.press(RUN);
  await expectSoon(
    box.getByText('host.js exports no action with the name "mount".').first(),
  ).toBeVisible();
});

test('headers that are no JSON are a fault of their file, and are downloaded as they are', async ({
  page,
}) => {
  const playground = await runScenario(page, 'blocked-entry');
  const field = await openCode(playground, '/headers.json');
  await field.fill(`{ ${await field.inputValue()}`);
  await expectSoon(playground.status).toContainText(/\/headers\.json, line 1: .*JSON/);
  await expect(field).toHaveAccessibleDescription(/^Line 1: .*JSON/);
  const pressed = page.waitForEvent('download');
  await playground.button('Download this as a project').click();
  const files = unzipSync(readFileSync(await (await pressed).path()));
  const headers = files['garfish-blocked-entry/public/headers.json'] ?? new Uint8Array();
  expect(strFromU8(headers)).toBe(await field.inputValue());
  // What is JavaScript, so that the message may tell no line
  await field.fill(`{ "/": 'no' }`);
  await expectSoon(playground.status).toContainText(/\/headers\.json(, line 1)?: .*'no'.*JSON/);
});

test('marks the faults of a sub-app in the lines of its source; loops end, and the page and the next run are as before', async ({
  page,
}) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const field = await openCode(playground, '/apps/cart/main.js');
  const first = await field.inputValue();
  const shown = playground.box.locator('pre > [data-problem]');
  for (const [from, to, line, message] of [
    ['const ARTICLES =', 'const ARTICLES ==', 'const ARTICLES ==', /initializer|Unexpected token/],
    ['visits += 1;', 'visits += null.x;', 'visits += null.x;', /null/],
    ["require('react')", "require('preact')", "require('preact')", /destructure/],
  ] as const) {
    await field.fill(first.replace(from, to));
    await field.press(RUN);
    await expectSoon(shown).toContainText(line);
    await expect(field).toHaveAccessibleDescription(message);
  }
  await playground.button('Reset').click();
  await expectStates(playground, 'cart: on the page');
  const host = await openCode(playground);
  const code = await host.inputValue();
  await host.fill(`${code}\nfor (let i = 0; i < 10; ) {}\n`);
  await host.press(RUN);
  await expectSoon(
    playground.box.getByText(/^host\.js, line 21: This loop ran for more than a second/),
  ).toBeVisible();
  await playground.button('Reset').click();
  await expectStates(playground, 'cart: on the page');
});

/** Runs code instead of the host’s. */
async function runHost(playground: RunningPlayground, change: (code: string) => string) {
  const field = await openCode(playground);
  const code = await field.inputValue();
  await field.fill(change(code));
  await field.press(RUN);
  return code;
}

test('a host may wait and import in its own way, and calls that do nothing are in the timeline', async ({
  page,
}) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const printed = async () => (await playground.events('console')).join();
  for (const [head, mark] of [
    [
      `import  Garfish  from "garfish";\nawait new Promise((done) => setTimeout(done, 50));`,
      'It waits.',
    ],
    ['', 'does not import Garfish'],
  ] as const) {
    const first = await runHost(playground, (code) =>
      code.replace("import Garfish from 'garfish';", head).concat("\nconsole.log('It waits.');"),
    );
    await expectSoon.poll(printed).toContain(mark);
    await expectStates(playground, 'cart: on the page');
    await (await openCode(playground)).fill(first);
  }
  await runHost(playground, (code) =>
    code.concat("\nalert('Hello');\nvoid fetch('https://example.com/prices');\n"),
  );
  await expectSoon.poll(printed).toContain('alert() does nothing here');
  expect(await printed()).toContain(
    'The stage has no network: https://example.com/prices gets the status 404.',
  );
});

test('what the stage cannot run is named with its line, and leads to no entry about something else', async ({
  page,
}) => {
  const playground = await runScenario(page, 'throwing-render');
  const explained = playground.box.getByRole('link', { name: 'What it means' });
  await expectSoon(explained).toBeVisible();
  await runHost(playground, (code) => `import _ from 'lodash';\n${code}`);
  await expectSoon(playground.status).toContainText(
    'host.js, line 1: "lodash" can\'t be imported: only garfish is here.',
  );
  await expect(explained).toHaveCount(0);
});

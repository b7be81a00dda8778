import { boxOf } from '../support/box-of';
import { movedParts, watchLayoutShifts } from '../support/layout-shifts';
import { settle } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('headings with badges and of steps stand in the outline by their own words, and a card is one link', async ({
  page,
}) => {
  await page.goto(fixture('/markdown/components'));
  const heading = page.locator('#badges');
  await expect(heading).toHaveText('Badgesstable');
  const outline = page.locator('[data-part="outline"]');
  await expect(outline.getByRole('link', { name: 'Badges', exact: true })).toBeVisible();
  await expect(
    outline.getByRole('link', { name: 'An option with a badge', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Since 1.17.0')).toBeVisible();

  // Steps are numbered.
  const numbers = await page
    .locator('[data-heading="3"]:has(> #install-it, > #start-it)')
    .evaluateAll((steps) =>
      steps.map((step) => getComputedStyle(step, '::before').getPropertyValue('content')),
    );
  expect(numbers).toEqual(['counter(step)', 'counter(step)']);
  await expect(outline.getByRole('link', { name: 'Describe your sub-apps' })).toBeVisible();
  // The numbers of a list are those of its items for assistive technology.
  await expect(page.getByRole('listitem').filter({ hasText: 'Press the button.' })).toBeVisible();

  // The pages of the section are listed within the text.
  await page.getByRole('main').getByLabel('Filter').fill('task list');
  for (const [name, count] of [
    ['Headings', 0],
    ['Task list', 1],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(
      count,
    );
  }

  // On a phone what a step says has the width of the page, below its number and heading.
  await page.setViewportSize({ width: 375, height: 700 });
  const step = page.locator('#install-it');
  const text = step.locator('xpath=../following-sibling::*[1]');
  const [number, title, first] = await Promise.all([
    step.locator('..').evaluate((step) => {
      const { x, y } = step.getBoundingClientRect();
      const { left, top, width } = getComputedStyle(step, '::before');
      return {
        x: x + Number.parseFloat(left),
        y: y + Number.parseFloat(top),
        width: Number.parseFloat(width),
      };
    }),
    boxOf(step),
    boxOf(text),
  ]);
  expect(first).toMatchObject({ x: 20, width: 335 });
  expect(number.x).toBe(20);
  expect(title.x).toBeGreaterThan(number.x + number.width);
  expect(Math.abs(title.y - number.y)).toBeLessThan(8);

  // All of a card that leads somewhere can be pressed, and it names another site.
  const card = page.locator('[data-leads]').filter({ hasText: 'Every way to write a link' });
  const link = card.getByRole('link');
  await expect(link).toHaveAccessibleName('Every way to write a link');
  await expect(link).toHaveAttribute('href', '/base/markdown/links#relative-links');
  await expect(
    page.locator('[data-leads]').getByRole('link', { name: 'Another site' }),
  ).toHaveAccessibleDescription('(opens another site)');
  await card.click({ position: { x: 40, y: 70 } });
  await expect(page).toHaveURL(fixture('/markdown/links#relative-links'));
});

test('a diagram is one picture in the colours of the page, which a touch or a key enlarges; nothing moves', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(fixture('/markdown/diagram'));
  await settle(page);
  expect(await movedParts(page)).toEqual([]);
  const drawing = page.getByRole('img', { name: /^The host asks the loader/ });
  await expect(drawing).toBeVisible();
  const color = () =>
    drawing
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe(light);
  const inner = await drawing.evaluate((svg) => svg.getBoundingClientRect().width);
  const outer = await page.locator('article').evaluate((box) => box.getBoundingClientRect().width);
  expect(inner).toBeLessThanOrEqual(outer);

  // Each use has ids of its own.
  const ids = await page.locator('main svg [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['drawing-1-tip', 'drawing-2-tip']);

  await page.setViewportSize({ width: 375, height: 700 });
  const button = page.getByRole('button', { name: /^Enlarge image: The host asks/ });
  // The focus scrolls to it.
  await button.focus();
  const before = await boxOf(drawing);
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^The host asks/ });
  const large = await boxOf(dialog.locator('svg'));
  expect(large.width).toBeGreaterThan(2 * before.width);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await boxOf(drawing)).toEqual(before);
  await drawing.click({ force: true });
  await dialog.getByRole('button', { name: 'Close image' }).click();
  await expect(dialog).toHaveCount(0);
});

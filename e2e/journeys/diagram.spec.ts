import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const DIAGRAM = address('fixture', '/markdown/diagram');

test('a diagram can be enlarged by a touch or a key, and moved about; the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(DIAGRAM);
  const drawing = page.locator('main figure > svg').first();
  const button = page.getByRole('button', { name: /^Enlarge image: The host asks/ });
  // The focus scrolls to it.
  await button.focus();
  const before = await drawing.boundingBox();
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^The host asks/ });
  const large = await dialog.locator('svg').boundingBox();
  expect(large?.width).toBeGreaterThan(2 * (before?.width ?? 0));
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(300);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await drawing.boundingBox()).toEqual(before);
  await drawing.click({ force: true });
  await dialog.getByRole('button', { name: 'Close image' }).click();
  await expect(dialog).toHaveCount(0);
});

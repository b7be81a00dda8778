import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const SCENARIO = 'https://www.garfishjs.org/playground?playground=cache';

test('on paper a scenario is its code and its URL; in forced colours what is chosen is filled, and marked lines can be read', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/cache'));
  const printed = page.locator('[data-printed]');
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-scripted]:visible')).toHaveCount(0);
  const scenario = page.locator('[data-playground]');
  await expect(scenario.locator('pre')).toContainText('cache: true');
  await expect(scenario.getByRole('button')).toBeHidden();
  // The way to the playground stands below it, with its URL.
  await expect(scenario.getByRole('link', { name: 'Open in the playground' })).toBeHidden();
  await expect(printed.getByRole('link')).toHaveAttribute('href', SCENARIO);
  const written = await printed
    .getByRole('link')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain(SCENARIO);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await page.goto(site('/guide/demo/react'));
  const colors = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const colorOf = (name: string) => {
      probe.style.cssText = `forced-color-adjust: none; background: ${name}`;
      return getComputedStyle(probe).backgroundColor;
    };
    return { filled: colorOf('Highlight'), text: colorOf('CanvasText') };
  });
  const chosen = page.locator('[aria-current="page"]:visible, [role="tab"][aria-selected="true"]');
  await expect(chosen.first()).toBeVisible();
  for (const one of await chosen.all()) {
    await expect(one).toHaveCSS('background-color', colors.filled);
  }
  await expect(page.locator('pre mark').first()).toHaveCSS('color', colors.text);
});

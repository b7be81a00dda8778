import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { address } from './servers.mjs';
import { expect, test } from './watched-page';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and what axe holds to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One page of each kind. */
const PAGES = [
  address('folders', '/'),
  address('folders', '/hello'),
  address('folders', '/api/'),
  address('folders', '/api/run'),
  address('folders', '/api/__meta__'),
  address('folders', '/guide/quick-start/start'),
  address('fixture', '/guide/long-page'),
  address('fixture', '/markdown/gfm'),
  address('fixture', '/layouts/custom'),
  address('fixture', '/zh/guide/a'),
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 1024, 375]) {
    test(`nothing is in the way of anyone, ${width} wide in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const url of PAGES) {
        await page.goto(url);
        await expect(page.locator('h1')).toBeVisible();
        expect(await violations(page), url).toEqual([]);
      }
    });
  }
}

test('the first stop of the keyboard skips to the text', async ({ page }) => {
  await page.goto(address('folders', '/api/run'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [width, height] of [
  [1440, 700],
  [1024, 700],
  [375, 500],
] as const) {
  test(`the keyboard goes through the bars without moving the page, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('fixture', '/guide/long-page'));
    await page.evaluate(() => window.scrollTo(0, 2000));
    const bar = page.locator('[data-part="navbar"]');
    await bar.getByRole('link').first().focus();
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => window.scrollY)).toBe(2000);
    }
  });
}

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (...args: unknown[]) => Promise<AxeResult> };
    };
    const result = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, TAGS);
}

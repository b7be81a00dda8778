import type { Page } from '@playwright/test';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const parts = (page: Page, part: string) => page.locator(`[data-part="${part}"]:visible`);

/** Every element that the keyboard reaches, from the top of the page to its end. */
async function stops(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, input, [tabindex="0"]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.closest('[data-part]')?.getAttribute('data-part') ?? ''),
    );
}

test('an address takes parts of the frame away, however wide the window is', async ({ page }) => {
  const middle = () =>
    page.locator('article').evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });
  await page.goto(fixture('/guide/a'));
  const before = await middle();
  await page.addInitScript(recordVisibleParts);
  for (const part of ['navbar', 'sidebar', 'outline', 'footer']) {
    await test.step(`?${part}=0`, async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(fixture(`/guide/a?${part}=0`));
      await expect(page.locator('h1')).toBeVisible();
      // A hidden part is never painted, not even before the scripts.
      const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[][]);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(5);
      expect((await seen()).flat()).not.toContain(part);
      // The article moves into the room of the sidebar.
      if (part === 'sidebar') expect(await middle()).toBeLessThan(before - 100);
      for (const width of [1440, 1100, 800, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(parts(page, part)).toHaveCount(0);
        await expect(page.locator(`[data-opens="${part}"]:visible`)).toHaveCount(0);
        expect(await stops(page)).not.toContain(part);
      }
    });
  }
  await test.step('several at once, and only by the value 0', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(fixture('/guide/a?navbar=0&footer=0&sidebar=1&outline='));
    for (const [part, count] of Object.entries({ navbar: 0, footer: 0, sidebar: 1, outline: 1 })) {
      await expect(parts(page, part)).toHaveCount(count);
    }
  });
});

/** Runs in the page: records in each frame which parts of it can be seen. */
function recordVisibleParts(): void {
  const seen: (string | null)[][] = [];
  const look = () => {
    const visible = [...document.querySelectorAll('[data-part]')].filter((part) =>
      part.checkVisibility(),
    );
    if (visible.length > 0) seen.push(visible.map((part) => part.getAttribute('data-part')));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen });
}

test('what is hidden stays hidden while the reader follows links, and comes back without them', async ({
  page,
  watch,
}) => {
  await page.goto(fixture('/guide/long-page?navbar=0&x=1'));
  const loads = watch.loads.length;
  const sidebar = page.locator('[data-part="sidebar"]');
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  // No room is left for the top bar, and jumps end at the top.
  expect(await top('[data-part="sidebar"]')).toBe(0);
  const entry = page.locator('[data-part="outline"] a').nth(12);
  const id = ((await entry.getAttribute('href')) ?? '').slice(1);
  await entry.click();
  await expect.poll(() => top(`[id="${id}"]`)).toBeLessThan(2);
  // Browsers scroll to whole pixels.
  expect(await top(`[id="${id}"]`)).toBeGreaterThan(-1);

  await sidebar.getByRole('link', { name: 'Page B by its label' }).click();
  await expect(page).toHaveURL(fixture('/guide/b?navbar=0'));
  await expect(parts(page, 'navbar')).toHaveCount(0);
  await page.locator('[rel="prev"]').click();
  await expect(page).toHaveURL(fixture('/guide/a?navbar=0'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(fixture(`/guide/long-page?navbar=0&x=1#${id}`));
  await expect(parts(page, 'navbar')).toHaveCount(0);
  expect(watch.loads).toHaveLength(loads);

  await page.goto(fixture('/guide/b'));
  await expect(parts(page, 'navbar')).toHaveCount(1);

  await page.goto(fixture('/markdown/links?footer=0'));
  const links = page.locator('article a[href^="/base/"]:not([href$=".svg"])');
  await expect(links).not.toHaveCount(0);
  const without = () =>
    links.evaluateAll((all) =>
      all
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^[^?#]*\?(.*&)?footer=0(#.*)?$/.test(href)),
    );
  await expect.poll(without).toEqual([]);
  // Other spellings of an address, too
  await page.goto(fixture('/guide/a.html?sidebar=0#api'));
  await expect(page).toHaveURL(fixture('/guide/a?sidebar=0#api'));
  await expect(parts(page, 'sidebar')).toHaveCount(0);
});

test('a page that hides a part loses it when the reader comes by a link, and gives it back', async ({
  page,
  watch,
}) => {
  await page.goto(fixture('/layouts/no-outline'));
  const loads = watch.loads.length;
  for (const part of ['navbar', 'sidebar', 'footer']) {
    const to = `/layouts/no-${part}`;
    await page.locator(`[data-part="sidebar"] a[href="/base${to}"]`).click();
    await expect(page).toHaveURL(fixture(to));
    await expect(parts(page, part)).toHaveCount(0);
    await expect(parts(page, 'outline')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(fixture('/layouts/no-outline'));
    await expect(parts(page, part).first()).toBeVisible();
    await expect(parts(page, 'outline')).toHaveCount(0);
  }
  expect(watch.loads).toHaveLength(loads);
});

import type { Locator, Page } from '@playwright/test';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import { openAtRest } from '../support/page-at-rest';
import { ROUTES } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = '/guide/a';

test('every page has its Markdown beside it, on every host', async ({ request }) => {
  for (const host of ['folders', 'clean', 'exact'] as const) {
    for (const route of ROUTES) {
      const response = await request.get(address(host, markdownPath(route as RoutePath)));
      expect(response.status(), `${host} ${route}`).toBe(200);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await response.text()).toMatch(/^> .+\n\n# \S.*\n(\n.*\S\n)?$/s);
    }
  }
});

test('not so the not-found page, and further addresses of pages', async ({ request }) => {
  for (const path of ['/layouts/not-found.md', '/old-alias.md', '/markdown-files/guide/a.md']) {
    expect((await request.get(address('fixture', path))).status(), path).toBe(404);
  }
});

test("a button copies the page's Markdown, by mouse and by keyboard, and tells of it for two seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await page.goto(address('fixture', '/reference/'));
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Copied');
  expect(await clipboardText(page)).toBe(await markdownOf(page, '/reference/'));

  await openAtRest(page, address('fixture', PAGE));
  await page.clock.pauseAt(1_000_000);
  await test.step('it is the first stop of the main part after the trail, and keeps the focus', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main nav a').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAccessibleName('Copied');
    await expect(announcement(page)).toHaveText('Copied');
    await expect(button(page)).toBeFocused();
    expect(await clipboardText(page)).toBe(await markdownOf(page, PAGE));
  });
  await page.clock.runFor(1850);
  await expect(button(page)).toHaveAccessibleName('Copied');
  await page.clock.runFor(300);
  await expect(button(page)).toHaveAccessibleName('Copy page');
  await expect(announcement(page)).toBeEmpty();

  await test.step('other kinds of pages have no such button', async () => {
    for (const path of ['/', '/section/__meta__', '/layouts/custom', '/layouts/blank'] as const) {
      const response = await page.request.get(address('fixture', path));
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toContain('data-part="copy-page"');
    }
    const article = await page.request.get(address('fixture', PAGE));
    expect(await article.text()).toContain('data-part="copy-page"');
  });
});

test('where there is no clipboard for scripts, the old way is taken; where nothing copies, the reader is asked to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('fixture', PAGE));
  const markdown = await markdownOf(page, PAGE);
  await page.evaluate(() => {
    Object.assign(window, { clipboard: navigator.clipboard });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Copied');
  await expect(button(page)).toBeFocused();
  await expect(page.locator('textarea')).toHaveCount(0);
  const text = await page.evaluate(() =>
    (window as unknown as { clipboard: Clipboard }).clipboard.readText(),
  );
  expect(text).toBe(markdown);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    document.execCommand = () => false;
    window.prompt = (...words) => {
      Object.assign(window, { asked: words });
      return null;
    };
  });
  await button(page).click();
  await expect
    .poll(() => page.evaluate(() => 'asked' in window && window.asked))
    .toEqual(['Copy to clipboard: ⌘+C, Enter', markdown]);
  await expect(button(page)).toHaveAccessibleName('Copy page');
  await expect(announcement(page)).toBeEmpty();
});

test.describe('when the Markdown cannot be had', () => {
  test.use({ expectedFaults: /ERR_FAILED|500/ });

  test('the button says so and can be pressed again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.prompt = () => {
        throw new Error('There is nothing to ask for.');
      };
    });
    const file = address('fixture', markdownPath(PAGE));
    for (const status of [undefined, 500]) {
      await page.route(file, (route) => (status ? route.fulfill({ status }) : route.abort()));
      await page.goto(address('fixture', PAGE));
      const box = await button(page).boundingBox();
      await button(page).click();
      await expect(button(page)).toHaveAccessibleName('Could not copy');
      await expect(announcement(page)).toHaveText('Could not copy');
      expect(await button(page).boundingBox()).toEqual(box);

      await page.unroute(file);
      await button(page).click();
      await expect(button(page)).toHaveAccessibleName('Copied');
      expect(await button(page).boundingBox()).toEqual(box);
      expect(await clipboardText(page)).toBe(await markdownOf(page, PAGE));
    }
  });
});

test('it is not in the way of a long heading, however wide the window is', async ({ page }) => {
  for (const path of [PAGE, '/reference/', '/layouts/own-heading']) {
    await page.goto(address('fixture', path));
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => {
      element.textContent = 'A heading of words that are many, and of one: clearEscapeEffectOfAll';
    });
    for (const width of [1440, 1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(button(page)).toBeInViewport();
      const lines = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
          left,
          right,
          top,
          bottom,
        }));
      });
      const box = await button(page).evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      const touching = lines.filter(
        (line) =>
          line.left < box.right &&
          line.right > box.left &&
          line.top < box.bottom &&
          line.bottom > box.top,
      );
      expect(touching, `${path}, ${width} wide`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('it is large enough for a finger, and it is not on paper', async ({ page }) => {
    await page.goto(address('fixture', PAGE));
    expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.emulateMedia({ media: 'print' });
    await expect(button(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto(address('fixture', PAGE));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});

function button(page: Page): Locator {
  return page.locator('[data-part="copy-page"]').getByRole('button', { includeHidden: true });
}

function announcement(page: Page): Locator {
  return page.locator('[data-part="copy-page"] [aria-live]');
}

function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The Markdown of a page of the fixture site, as its server has it. */
async function markdownOf(page: Page, path: RoutePath): Promise<string> {
  const response = await page.request.get(address('fixture', markdownPath(path)));
  return response.text();
}

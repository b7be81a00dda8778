import type { Page } from '@playwright/test';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import { resizeTo } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = '/guide/a';
const CHANNEL = site('/api/channel');

const button = (page: Page) =>
  page.locator('[data-part="copy-page"]').getByRole('button', { includeHidden: true });
const announcement = (page: Page) => page.locator('[data-part="copy-page"] [aria-live]');
const menu = (page: Page) => page.locator('[data-part="page-menu"]');
const opener = (page: Page) => menu(page).locator('summary');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('a button copies the page', () => {
  test.use({ expectedFaults: /500/ });

  test('by mouse and by keyboard, says whether it did, and is not in the way of a long heading', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(fixture('/reference/'));
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Copied');
    await expectCopied(page, '/reference/');

    await page.goto(fixture(PAGE));
    await test.step('when the Markdown cannot be had, it stays as wide as it is', async () => {
      const file = fixture(markdownPath(PAGE));
      const signIn = { contentType: 'text/html', body: '<title>Sign in</title>' };
      const box = await button(page).boundingBox();
      for (const answer of [{ status: 500 }, signIn]) {
        await page.route(file, (route) => route.fulfill(answer));
        await button(page).click();
        await expect(button(page)).toHaveAccessibleName('Could not copy');
        await expect(announcement(page)).toHaveText('Could not copy');
        expect(await button(page).boundingBox()).toEqual(box);
        await page.unroute(file);
        await expectNoOutcome(page);
      }
      // The first stop of the main part after the trail, which keeps the focus
      await page.locator('main nav a').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(announcement(page)).toHaveText('Copied');
      await expect(button(page)).toHaveAccessibleName('Copied');
      await expect(button(page)).toBeFocused();
      expect(await button(page).boundingBox()).toEqual(box);
      await expectCopied(page, PAGE);
      await expectNoOutcome(page);
    });

    await test.step('it is not in the way of a long heading, however wide the window is', async () => {
      for (const width of [1440, 1024, 768, 375, 320]) {
        await resizeTo(page, width, 800);
        expect(await linesUnderButton(page), `${width} wide`).toBe(0);
      }
    });

    await test.step('other kinds of pages have no such button', async () => {
      for (const path of ['/', '/section/__meta__', '/layouts/custom', '/layouts/blank'] as const) {
        const response = await page.request.get(fixture(path));
        expect(await response.text(), path).not.toContain('data-part="copy-page"');
      }
    });

    await test.step('where there is no clipboard for scripts, the old way is taken; where nothing copies, the reader is asked to', async () => {
      const markdown = await markdownOf(page, PAGE);
      const clipboard = await page.evaluateHandle(() => navigator.clipboard);
      await clipboard.evaluate((it) => it.writeText(''));
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await button(page).click();
      await expect(button(page)).toHaveAccessibleName('Copied');
      await expect(button(page)).toBeFocused();
      await expect(page.locator('textarea')).toHaveCount(0);
      expect(await clipboard.evaluate((it) => it.readText())).toBe(markdown);

      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      const asked = page.waitForEvent('dialog');
      const pressed = button(page).click();
      const prompt = await asked;
      expect(prompt.message()).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter$/);
      expect(prompt.defaultValue()).toBe(markdown);
      await prompt.dismiss();
      await pressed;
      await expect(button(page)).toHaveAccessibleName('Copy page');
    });
  });
});

/** How many lines of a long heading lie under the button. */
async function linesUnderButton(page: Page): Promise<number> {
  await expect(button(page)).toBeInViewport();
  const box = (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.getByRole('heading', { level: 1 }).evaluate((heading, { x, y, width, height }) => {
    heading.textContent = 'A heading of words that are many, and of one: clearEscapeEffectOfAll';
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].filter(
      ({ left, right, top, bottom }) =>
        left < x + width && right > x && top < y + height && bottom > y,
    ).length;
  }, box);
}

test.describe('the menu beside it', () => {
  // Browsers ask for it beside a file of Markdown, which can name no icon.
  test.use({ expectedFaults: /404.*favicon\.ico/ });

  test('has the Markdown and the link of the page, and fits on small screens', async ({ page }) => {
    await page.goto(`${CHANNEL}?outline=0#options`);
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Copy link to this page' }).click();
    await expect(announcement(page)).toHaveText('Copied');
    await expect(menu(page)).not.toHaveAttribute('open');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CHANNEL);

    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Open as Markdown' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${CHANNEL}.md`);

    await resizeTo(page, 320, 700);
    await page.goto(fixture('/reference/'));
    await opener(page).click();
    await expect(menu(page).getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
      'href',
      '/base/reference/index.md',
    );
    expect((await menu(page).getByRole('list').boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);

    // It ends where the text and the panel of the outline end, with and without the trail beside it.
    await resizeTo(page, 375, 700);
    for (const path of ['/api/getGlobal', '/hello']) {
      await page.goto(site(path));
      const ends = await page
        .locator('[data-part="page-menu"] > summary > svg, [data-opens="outline"] > svg, main h1')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      expect(ends, path).toEqual([355, 355, 355]);
    }
  });
});

/** Lets two seconds pass, after which the outcome of a press goes. */
async function expectNoOutcome(page: Page): Promise<void> {
  await page.clock.fastForward(2100);
  await expect(announcement(page)).toBeEmpty();
}

async function expectCopied(page: Page, path: RoutePath): Promise<void> {
  const text = await markdownOf(page, path);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
}

/** The Markdown of a page of the fixture site, as its server has it. */
async function markdownOf(page: Page, path: RoutePath): Promise<string> {
  const response = await page.request.get(fixture(markdownPath(path)));
  return response.text();
}

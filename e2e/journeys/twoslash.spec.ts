import type { Locator, Page } from '@playwright/test';
import { blocks, copyAll } from '../support/code-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const TYPES = address('fixture', '/markdown/twoslash');

/** The block that has notes of several kinds and a line that is scrolled. */
function host(page: Page): Locator {
  return blocks(page, 'import Garfish').filter({ hasNotText: '```' });
}

function nameIn(block: Locator, text: string): Locator {
  return block.locator('.typed', { hasText: new RegExp(`^${text}$`) });
}

function notes(page: Page): Locator {
  return page.getByRole('tooltip');
}

/** Waits until the scripts of the page have made one stop of all names. */
async function helped(page: Page): Promise<void> {
  await expect(page.locator('[data-helped]')).toHaveCount(
    await page.locator('div:has(> figure .typed)').count(),
  );
}

test('a name shows its type to the pointer, which can go on to the note, but not on paper', async ({
  page,
}) => {
  await page.goto(TYPES);
  await helped(page);
  // In the page and not in the window, which may scroll to the name.
  const placeOfEnd = () =>
    page
      .locator('h2')
      .last()
      .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfEnd();
  const name = nameIn(host(page), 'run');
  await name.hover();
  await expect(notes(page)).toHaveText('Garfish.run(options?: interfaces.Options): Garfish');
  await expect(name).toHaveAccessibleDescription(/^Garfish\.run\(/);

  const [from, to] = await Promise.all([name.boundingBox(), notes(page).boundingBox()]);
  if (!from || !to) throw new Error('Nothing is shown.');
  expect(to.x).toBeCloseTo(from.x, 0);
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 20 });
  await expect(notes(page)).toHaveText(/^Garfish\.run/);
  expect(await placeOfEnd()).toBe(before);

  await page.keyboard.press('Escape');
  await expect(notes(page)).toHaveCount(0);
  await nameIn(host(page), 'errorLoadApp').hover();
  await expect(notes(page)).toHaveText(/^errorLoadApp\?: Callback/);
  await page.mouse.move(5, 5);
  await expect(notes(page)).toHaveCount(0);

  // Of the notes of pointer and focus, that of the last move shows.
  await host(page).locator('.typed').first().focus();
  await name.hover();
  await expect(notes(page)).toHaveText(/^Garfish\.run/);
  await page.keyboard.press('End');
  await expect(notes(page)).toHaveText(/^Console\.error/);
  await name.hover();
  await expect(notes(page)).toHaveText(/^Garfish\.run/);

  await page.emulateMedia({ media: 'print' });
  await expect(notes(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(notes(page)).toHaveCount(1);
});

test('all names of a block are one stop of the keyboard', async ({ page }) => {
  await page.goto(TYPES);
  await helped(page);
  const names = host(page).locator('.typed');
  await names.first().focus();
  await expect(notes(page)).toHaveText('const Garfish: Garfish');
  await page.keyboard.press('ArrowRight');
  await expect(nameIn(host(page), 'run')).toBeFocused();
  await expect(notes(page)).toHaveText(/^Garfish\.run/);

  await page.keyboard.press('Escape');
  await expect(notes(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(nameIn(host(page), 'domGetter')).toBeFocused();
  await expect(notes(page)).toHaveText(/domGetter\?/);

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(notes(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(host(page).locator('.typed:focus')).toHaveCount(0);
  await expect(notes(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(notes(page)).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(names.first()).toBeFocused();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap shows a note, which is not cut off and does not widen the page', async ({ page }) => {
    await page.goto(TYPES);
    await helped(page);
    const names = host(page).locator('.typed');
    const count = await names.count();
    // Those at the edges and in the middle of the block.
    for (const index of new Set([0, 1, Math.floor(count / 2), count - 2, count - 1])) {
      await host(page).locator('figcaption').tap();
      await expect(notes(page)).toHaveCount(0);
      await names.nth(index).tap();
      await expect(notes(page)).toHaveCount(1);
      await expect.poll(() => cutOff(notes(page))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notes show on hover and on focus, and each different name is a stop', async ({ page }) => {
    await page.goto(TYPES);
    await nameIn(host(page), 'run').hover();
    await expect(notes(page)).toHaveText(/^Garfish\.run/);
    const [box, figure] = await Promise.all([notes(page).boundingBox(), host(page).boundingBox()]);
    expect(box?.width).toBeCloseTo(figure?.width ?? 0, 0);
    await page.mouse.move(5, 5);
    await expect(notes(page)).toHaveCount(0);

    await nameIn(host(page), 'domGetter').focus();
    await expect(notes(page)).toHaveText(/domGetter\?/);
    await page.keyboard.press('Tab');
    await expect(notes(page)).toHaveText(/apps\?/);
    await expect(host(page).locator('.typed[tabindex="0"]', { hasText: /^Garfish$/ })).toHaveCount(
      1,
    );
  });
});

test('a copy of the code has no notes', async ({ page }) => {
  await page.goto(TYPES);
  const copies = await copyAll(page);
  expect(copies.filter((copy) => !copy.startsWith('```'))).toEqual([
    expect.stringMatching(
      /^import Garfish from 'garfish';\n\nGarfish\.run\(\{\n {2}domGetter: '#container',\n[^?]*\n\}\);$/,
    ),
    "import type { interfaces } from 'garfish';\n\nexport function isShop(app: interfaces.AppInfo): boolean {\n  return app.name === 'shop';\n}",
    "const shelf = new Map();\nshelf.set('Emma', 3);",
  ]);
});

/** The corners of an element that are not to be seen, because something cuts them off. */
function cutOff(element: Locator): Promise<string[]> {
  return element.evaluate((note) => {
    const { left, right, top, bottom } = note.getBoundingClientRect();
    const corners = { left: left + 4, right: right - 4 };
    return Object.entries(corners).flatMap(([side, x]) => {
      const found = document.elementFromPoint(x, Math.min((top + bottom) / 2, innerHeight - 1));
      return found && note.contains(found) ? [] : [`${side} ${Math.round(x)}`];
    });
  });
}

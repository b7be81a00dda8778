import { ground, KEY, stored, toggle } from '../support/appearance-page';
import { expectLive } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/api/getGlobal');

/** [what is stored, what the system asks for, what shows] */
const CASES = [
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['auto', 'dark', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['purple', 'dark', 'dark'],
  ['purple', 'light', 'light'],
] as const;

for (const [choice, system, shown] of CASES) {
  test(`"${choice}" with a ${system} system shows ${shown}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(([key, value]) => value !== null && localStorage.setItem(key, value), [
      KEY,
      choice,
    ] as const);
    await page.goto(PAGE);
    expect(await ground(page)).toBe(shown);
  });
}

test('the button flips the appearance, and the choice outlasts reload and system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => ground(page)).toBe('dark');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  expect(await ground(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe('dark');
  expect(await stored(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect.poll(() => ground(page)).toBe('light');
});

test('without a choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('folders', '/'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe('dark');
  await expect(toggle(page)).toHaveAccessibleName('Switch to light mode');
});

test('a stored value that means nothing is put right', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem(key, 'purple');
    sessionStorage.setItem('visited', 'yes');
  }, KEY);
  await page.goto(address('folders', '/'));
  await expect.poll(() => stored(page)).toBe('auto');
});

test.describe('on a page in two tabs', () => {
  test('one follows the choice that is made, spoilt or cleared in the other', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(PAGE);
      await expectLive(tab);
    }
    await toggle(other).click();
    await expect.poll(() => ground(page)).toBe('dark');
    await expect(toggle(page)).toHaveAccessibleName('Switch to light mode');

    await other.evaluate((key) => localStorage.setItem(key, 'purple'), KEY);
    await expect.poll(() => ground(page)).toBe('light');
    await expect.poll(() => stored(page)).toBe('auto');

    for (const gone of [KEY, 'everything']) {
      await toggle(other).click();
      await expect.poll(() => ground(page)).toBe('dark');
      await other.evaluate(
        (key) => (key === 'everything' ? localStorage.clear() : localStorage.removeItem(key)),
        gone,
      );
      await expect.poll(() => ground(page)).toBe('light');
      // `other` does not hear of its own change; it learns of it when the first tab answers.
      await expect.poll(() => ground(other)).toBe('light');
    }
  });

  test('one that cannot store follows all the same, and switches for itself', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    for (const tab of [page, other]) {
      await tab.goto(PAGE);
      await expectLive(tab);
    }
    await toggle(other).click();
    await expect.poll(() => ground(page)).toBe('dark');
    await toggle(page).click();
    await expect.poll(() => ground(page)).toBe('light');
    expect(await ground(other)).toBe('dark');
  });

  test('one that slept meanwhile knows the choice when it comes back', async ({ page }) => {
    await page.goto(PAGE);
    await expectLive(page);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, KEY);
    await expect.poll(() => ground(page)).toBe('dark');
  });
});

test('paper is light, whatever the screen shows', async ({ page }) => {
  await page.goto(address('folders', '/'));
  await expectLive(page);
  await toggle(page).click();
  await expect.poll(() => ground(page)).toBe('dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ground(page)).toBe('light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('main img[data-on="light"]')).toBeVisible();
  await expect(page.locator('main img[data-on="dark"]')).toBeHidden();
});

test('the pictures of the other appearance are there before the button is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('folders', '/'));
  await expectLive(page);
  const pictures = page.locator('img[data-on="dark"]');
  const areThere = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map((picture) => picture.naturalWidth > 0),
    );
  expect(await areThere()).toEqual([false, false]);
  await toggle(page).hover();
  await expect.poll(areThere).toEqual([true, true]);
});

for (const width of [1440, 375]) {
  test(`nothing moves when the appearance changes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('folders', '/'));
    await expectLive(page);
    if (width < 960) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(() => {
      const { dataset } = document.body;
      dataset.moved = '0';
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          dataset.moved = String(Number(dataset.moved) + value);
      }).observe({ type: 'layout-shift' });
    });
    for (const scheme of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expect.poll(() => ground(page)).toBe(scheme);
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page.locator('body')).toHaveAttribute('data-moved', '0');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system, and there is no button that does nothing', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'light dark');
    await expect(page.locator('[data-on="dark"]:visible').first()).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
  });
});

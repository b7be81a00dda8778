import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/box-of';
import { letFramesPass, scrollTo } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LONG_PAGE = fixture('/guide/long-page');

/** How far under the bars a heading may stand that was jumped to. */
const NEAR_PX = 120;

test('the outline marks the heading that has reached the bar, and at the end the last', async ({
  page,
}) => {
  await page.goto(LONG_PAGE);
  const ids = await headingIds(page);
  expect(ids).toHaveLength(25);
  // A fade would paint the page many times while somebody reads.
  await outline(page).evaluate((element) => {
    element.addEventListener('transitionrun', () => element.setAttribute('data-faded', ''));
  });
  await expectMarked(page, []);
  for (const id of everyThird(ids)) {
    if (await scrollToHeading(page, id)) await expectMarked(page, [id]);
  }
  await scrollTo(page, 1e6);
  await expectMarked(page, ids.slice(-1));
  await scrollTo(page, 0);
  await expectMarked(page, []);
  await expect(outline(page)).not.toHaveAttribute('data-faded');

  // In a low window the outline, and only it, scrolls to its marked entry.
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const id of [12, 18, 3].map((index) => ids[index] ?? '')) {
    await scrollToHeading(page, id);
    const before = await page.evaluate(() => window.scrollY);
    await expectMarked(page, [id]);
    await expect(markedEntry(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  await scrollTo(page, 1e6);
  await expectMarked(page, ids.slice(-1));
  await expect(markedEntry(page)).toBeInViewport({ ratio: 1 });
  // It ends above the button that leads back to the top.
  const top = await boxOf(page.getByRole('button', { name: 'Back to top' }));
  expect((await boxOf(outline(page))).bottom).toBeLessThanOrEqual(top.y);
  await scrollTo(page, 0);
  await expect(outline(page)).toHaveJSProperty('scrollTop', 0);

  // The mark follows when the page grows and when the window changes.
  const [first = '', second = '', ...others] = ids;
  await scrollToHeading(page, second);
  await expectMarked(page, [second]);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector<HTMLElement>('article p')?.style.setProperty('height', '200px');
  });
  await expectMarked(page, [first]);
  // So high a window shows the whole page, down to its end.
  await page.setViewportSize({ width: 1440, height: 8000 });
  await expectMarked(page, others.slice(-1));
});

test('an entry that was clicked, or that the address names, is marked, also where the page ends before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(LONG_PAGE);
  const ids = await headingIds(page);
  const [third = ''] = ids.slice(-3);
  for (const id of [ids[6] ?? '', ...ids.slice(-4), third]) {
    await entry(page, id).click();
    await settle(page);
    await expectMarked(page, [id]);
  }
  // Until the reader scrolls on: then the end of the page marks its last entry again.
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, -400);
  await settle(page);
  await page.mouse.wheel(0, 4000);
  await expectMarked(page, ids.slice(-1));
  // The address names that entry already.
  await entry(page, third).click();
  await expectMarked(page, [third]);

  await page.reload();
  await settle(page);
  await expectMarked(page, [third]);
});

test('a heading that is jumped to stops below the bars, however wide the window is', async ({
  page,
}) => {
  await page.goto(LONG_PAGE);
  const ids = await headingIds(page);
  for (const width of [1440, 1100, 900, 375]) {
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const id of [ids[2] ?? '', ids.at(-1) ?? '']) {
        if (width < 1280) await openPanel(page);
        await entry(page, id).click();
        await expectBelowBars(page, id);
        if (width === 375) {
          // The panel opens with its marked entry in view.
          await openPanel(page);
          await expect(entry(page, id)).toHaveAttribute('aria-current', 'location');
          await expect(entry(page, id)).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
        }
      }
      // Another query, so that the page is loaded again.
      const [, , third = ''] = ids;
      await page.goto(`${LONG_PAGE}?${width}#${encodeURIComponent(third)}`);
      await expectBelowBars(page, third);
    });
  }
});

function outline(page: Page): Locator {
  return page.locator('[data-part="outline"]');
}

/** Of the ids of headings, enough to go through the whole page, with the first and the last. */
function everyThird(ids: readonly string[]): string[] {
  return ids.filter((_, index) => index % 3 === 0 || index === ids.length - 1);
}

function entry(page: Page, id: string): Locator {
  return outline(page).locator(`a[href="#${id}"]`);
}

function markedEntry(page: Page): Locator {
  return outline(page).locator('a[aria-current="location"]');
}

/** The ids of the outline's entries, which are those of the headings. */
function headingIds(page: Page): Promise<string[]> {
  return outline(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
}

async function expectMarked(page: Page, ids: string[]): Promise<void> {
  const marked = () =>
    outline(page)
      .locator('a[aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  await expect.poll(marked, { intervals: [20, 50], timeout: 2000 }).toEqual(ids);
}

/** Scrolls a heading a little above the line under the bars; says whether the page is that long. */
function scrollToHeading(page: Page, id: string): Promise<boolean> {
  return page.evaluate((heading) => {
    const root = document.documentElement;
    const top = document.getElementById(heading)?.getBoundingClientRect().top ?? 0;
    const to =
      window.scrollY + top - Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 2;
    window.scrollTo(0, to);
    return to < root.scrollHeight - window.innerHeight - 4;
  }, id);
}

async function openPanel(page: Page): Promise<void> {
  const button = page.locator('button[data-opens="outline"]');
  // Playwright's own click would scroll the page first: the button lies in the scroll padding. So
  // it is pressed where it is, once the bars have come to rest.
  await letFramesPass(page, 2);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const box = await boxOf(button);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(outline(page)).toBeVisible();
}

/** Longer than the outline waits between two looks at the page. */
function settle(page: Page): Promise<void> {
  return letFramesPass(page, 10);
}

async function expectBelowBars(page: Page, id: string): Promise<void> {
  const below = () =>
    page.evaluate((heading) => {
      const bars = document.querySelectorAll('[data-part="navbar"], [data-part="menu-bar"]');
      const end = Math.max(...[...bars].map((bar) => bar.getBoundingClientRect().bottom));
      const top = document.getElementById(heading)?.getBoundingClientRect().top ?? Number.NaN;
      const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      // Where the page ends, a heading may stand anywhere in the window.
      return rest < 2 && top < window.innerHeight ? Math.min(top - end, 0) : top - end;
    }, id);
  await expect(async () => {
    const distance = await below();
    expect(distance, id).toBeGreaterThanOrEqual(-2);
    expect(distance, id).toBeLessThanOrEqual(NEAR_PX);
  }).toPass({ timeout: 20_000 });
}

import type { Page } from '@playwright/test';
import { boxOf } from '../support/box-of';
import { makeCodeButtons } from '../support/code-page';
import { scrollTo } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/**
 * What is wrong with the element that has the focus; nothing when a reader sees that it has it, and
 * `undefined` when the round is over: behind the last stop comes the browser, or the first stop again.
 */
function problemOfFocus(page: Page, isFirst: boolean): Promise<string | undefined> {
  return page.evaluate((isFirstStop) => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    if (!isFirstStop && element.matches('a[href="#frame-content"]')) return undefined;
    const name = `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40)}`;
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const label = element.matches('summary') ? element.closest('li')?.textContent : '';
    if (width === 0 || height === 0) return `${name} (${label}) takes no room`;
    // A long table is higher than the window; of such a one, the part that is there counts.
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const spots = [0.5, 0.1, 0.9].map((part) => [left + width * part, middle] as const);
    const isSeen = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!isSeen) return `${name} is covered or out of the window`;
    const holder = element.closest('li');
    const isMarked =
      style.outlineStyle !== 'none' ||
      // The ring of a card goes round all of it.
      getComputedStyle(element, '::after').outlineStyle !== 'none' ||
      (holder !== null && getComputedStyle(holder).outlineStyle !== 'none');
    return isMarked ? '' : `${name} does not show that it has the focus`;
  }, isFirst);
}

/** What holds all kinds of stops; on a phone, those that differ there. */
const PAGES = [
  [
    1440,
    [site('/'), site('/api/'), site('/nowhere'), fixture('/guide/a'), fixture('/markdown/gfm')],
  ],
  [375, [site('/api/channel'), fixture('/guide/a')]],
] as const;

test.describe('stop by stop', () => {
  test.use({ expectedFaults: /404/ });
  for (const [width, urls] of PAGES) {
    test(`Tab goes through each page, always in sight, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const url of urls) {
        await page.goto(url);
        await expect(page.locator('h1')).toBeVisible();
        await makeCodeButtons(page);
        await scrollTo(page, 1);
        await expectWayUp(page);
        const expected = await page
          .locator('a[href], button, summary, input, select, [tabindex="0"]')
          .evaluateAll(
            (elements) =>
              elements.filter(
                (element) =>
                  element.checkVisibility({ visibilityProperty: true }) &&
                  // Of radio buttons, the chosen one is the stop of its group.
                  !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
              ).length,
          );
        let count = 0;
        for (; count <= expected + 5; count++) {
          // Focus scrolls the page, so the last stop may go and come meanwhile.
          await expectWayUp(page);
          await page.keyboard.press('Tab');
          const problem = await problemOfFocus(page, count === 0);
          if (problem === undefined) break;
          expect(problem, `${url}, stop ${count + 1}`).toBe('');
        }
        expect(count, url).toBe(expected);
      }
    });
  }
});

/** Expects the way back to the top from the first pixel on, where a page can be scrolled. */
async function expectWayUp(page: Page): Promise<void> {
  const visible = await page.evaluate(() => window.scrollY > 0);
  await expect(page.locator('[data-part="scroll-to-top"]')).toBeVisible({ visible });
}

test('a group of the bar opens by Enter, Space and the arrow down, and is left by Tab', async ({
  page,
}) => {
  await page.goto(fixture('/guide/a'));
  const group = page.locator('[data-part="navbar"] nav details');
  const name = group.locator('summary');
  const first = group.getByRole('link', { name: 'Layouts' });
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await name.focus();
    await page.keyboard.press(key);
    await expect(first).toBeVisible();
    if (key !== 'ArrowDown') await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(name).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await group.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
});

test('a group of the bar stays open on the diagonal way into its list', async ({ page }) => {
  await page.goto(fixture('/guide/a'));
  const group = page.locator('[data-part="navbar"] nav details');
  const name = await boxOf(group.locator('summary'));
  await group.locator('summary').hover();
  const last = group.getByRole('link', { name: 'Other site' });
  await expect(last).toBeVisible();
  const target = await boxOf(last);
  await page.mouse.move(name.x + 4, name.bottom - 10);
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 12 });
  await expect(last).toBeVisible();
});

import { openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** What readers come for, and words of the answer. */
const TASKS: [task: string, answer: RegExp][] = [
  ['redirect guests', /To redirect/],
  ['share React', /setExternal/],
  ['why is my provider undefined', /"provider" is "undefined"/],
  ['change the port of the host in the quick start', /edit --port 8090/],
  ['what fires after a failed mount', /errorMountApp/],
];

test('five tasks are each answered from the home page in three actions', async ({ page }) => {
  for (const [task, answer] of TASKS) {
    await page.goto(address('folders', '/'));
    // The shortcut, the words, and Enter for the first row.
    await openSearch(page);
    await page.keyboard.type(task);
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(address('folders', '/'));
    const answers = page.locator('main :is(p, li, td, h3)').filter({ hasText: answer });
    await expect.poll(() => answers.evaluateAll(isAnyOnScreen)).toBe(true);
  }
});

/** Runs in the page. */
function isAnyOnScreen(elements: Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

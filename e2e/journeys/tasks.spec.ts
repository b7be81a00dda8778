import { openSearch, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** What readers come for, and words of the answer. */
const TASKS: [task: string, answer: RegExp][] = [
  ['redirect guests', /To redirect/],
  ['share React', /setExternal/],
  ['why is my provider undefined', /"provider" is "undefined"/],
  ['change the port of the host in the quick start', /edit --port 8090/],
  ['what fires after a failed mount', /errorMountApp/],
  ['vite in the sandbox', /sandbox/],
  ['pass a callback to a sub-app', /function/],
  ['csp', /script-src|Content-Security-Policy/],
  ['deploy to cdn', /Upload the hashed files first/],
  ['404 reload', /index\.html|try_files|host's page/],
];

/** The shortcut, the words, and Enter for the first row; the answer is then on the screen. */
test('each question is answered in three actions, on the home page and on any other', async ({
  page,
}) => {
  await page.goto(site('/'));
  for (const [task, answer] of TASKS) {
    await test.step(task, async () => {
      const before = page.url();
      await openSearch(page);
      await page.keyboard.type(task);
      await expect(rows(page).first()).toBeVisible();
      // Until the rest of the index and the texts have come, some rows are in another order.
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(before);
      const answers = page.locator('main :is(p, li, td, h3)').filter({ hasText: answer });
      await expect.poll(() => answers.evaluateAll(isAnyOnScreen)).toBe(true);
    });
  }
});

/** Runs in the page. */
function isAnyOnScreen(elements: Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

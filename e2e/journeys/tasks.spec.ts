import type { Page } from '@playwright/test';
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

/** What a newcomer to the site wants, the words that they type, and words of the section that answers. */
const NEWCOMERS: [task: string, words: string, answer: RegExp][] = [
  ['redirect guests to the sign-in page', 'redirect guests', /To redirect/],
  ['share React between the apps', 'share react', /setExternal/],
  [
    'understand that the provider is undefined',
    'provider is undefined',
    /"provider" is "undefined"/,
  ],
  ['use Vite in the sandbox', 'vite in the sandbox', /sandbox/],
  ['keep the styles of an app from the host', 'styles leak', /strictIsolation|css-scope/],
  ['find an option of qiankun', 'activeRule', /activeWhen/],
  ['hand a function to a sub-app', 'pass a callback to a sub-app', /function/],
  ['keep an app alive', 'cache', /caches each sub-app/],
  ['know the browsers', 'browser support', /Chrome|Safari/],
  ['set a content security policy', 'csp', /script-src|Content-Security-Policy/],
  ['upgrade', 'upgrade', /1\.19\.8/],
  ['test a host', 'playwright', /[Pp]laywright/],
  ['deploy to a CDN', 'deploy to cdn', /Upload the hashed files first/],
  ['get the types', 'typescript', /types/],
  ['mend the 404 after a reload', '404 reload', /index\.html|try_files|host's page/],
];

test('the quick start is one press from the home page', async ({ page }) => {
  await page.goto(address('folders', '/'));
  await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/quick-start\/start$/);
});

for (const [task, words, answer] of NEWCOMERS) {
  test(`a newcomer who wants to ${task} finds it in three actions`, async ({ page }) => {
    await expectAnswer(page, words, answer);
  });
}

test('five tasks are each answered from the home page in three actions', async ({ page }) => {
  for (const [task, answer] of TASKS) await expectAnswer(page, task, answer);
});

/** The shortcut, the words, and Enter for the first row; the answer is then on the screen. */
async function expectAnswer(page: Page, words: string, answer: RegExp): Promise<void> {
  await page.goto(address('folders', '/'));
  await openSearch(page);
  await page.keyboard.type(words);
  await expect(rows(page).first()).toBeVisible();
  // Until the rest of the index and the texts have come, some rows are in another order.
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address('folders', '/'));
  const answers = page.locator('main :is(p, li, td, h3)').filter({ hasText: answer });
  await expect.poll(() => answers.evaluateAll(isAnyOnScreen)).toBe(true);
}

/** Runs in the page. */
function isAnyOnScreen(elements: Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

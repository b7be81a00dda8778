import type { Page } from '@playwright/test';
import { find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, firstPicture, PICTURES } from '../support/zoomed-picture';

/** Notes what the policy of the page has forbidden, from its first script on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations.slice());
}

test('a tour of the site and an enlarged picture break no rule of its policy', async ({
  page,
  watch,
}) => {
  const violations = await watchViolations(page);
  await page.goto(address('clean', '/'));
  await page
    .getByRole('button', { name: /^Switch to/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await find(page, 'sandbox');
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/guide\/concept\/sandbox$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('[data-part="sidebar"]').getByRole('link', { name: 'Cache' }).click();
  await expect(page).toHaveURL(/\/guide\/concept\/cache$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/concept\/sandbox$/);
  expect(await violations()).toEqual([]);
  expect(watch.loads).toHaveLength(1);

  await page.goto(PICTURES);
  await enlarge(firstPicture(page));
  await page.keyboard.press('Escape');
  expect(await violations()).toEqual([]);
});

test.describe('what the build has not written', () => {
  test.use({ expectedFaults: /Content Security Policy|violates/ });

  const INSERTS: [what: string, tag: string, properties: object][] = [
    ['a script', 'script', { text: 'window.ran = true' }],
    ['a script of another host', 'script', { src: 'https://example.com/x.js' }],
    ['a frame of another host', 'iframe', { src: 'https://example.com/' }],
    ['a picture of another host', 'img', { src: 'https://example.com/x.png' }],
  ];

  test('does not run and is not fetched', async ({ page }) => {
    const violations = await watchViolations(page);
    const foreign: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith('https:')) foreign.push(request.url());
    });
    await page.goto(address('clean', '/hello'));
    for (const [index, [what, tag, properties]] of INSERTS.entries()) {
      await page.evaluate(
        ([name, given]) => document.body.append(Object.assign(document.createElement(name), given)),
        [tag, properties] as const,
      );
      await expect.poll(violations, what).toHaveLength(index + 1);
    }
    await page.evaluate(() => {
      document.body.setAttribute('onclick', 'window.ran = true');
      document.body.click();
      setTimeout('window.ran = true');
    });
    await expect.poll(violations, 'a handler, and code in a text').toHaveLength(6);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(foreign).toEqual([]);
  });
});

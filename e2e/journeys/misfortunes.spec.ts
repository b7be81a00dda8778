import type { Page, Route } from '@playwright/test';
import { ground } from '../support/appearance-page';
import { EXTENSIONS, failOnce, STORAGES, translate } from '../support/misfortunes';
import { expectLive } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
import { field, find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { expectPhase, firstPicture, PICTURES } from '../support/zoomed-picture';

/*
 * What goes wrong for readers, when, what they do next, and what must hold then. Each row of a table is a step of its
 * test, which opens the page anew.
 */

const site = (path: string) => address('folders', path);
const fixture = (path: string) => address('fixture', path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) =>
  page.locator(`[data-part="sidebar"] a[href="${path}"]`);

type Act = (page: Page) => Promise<unknown>;

const results = (page: Page) => rows(page).first();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const box = (page: Page) => page.locator('[data-playground], [data-challenge]').first();
const stage = (page: Page) => box(page).locator('iframe');
const runButton = (page: Page) =>
  box(page)
    .getByRole('button', { name: /^(Run$|Start)/ })
    .first();

/** Searches, and presses Retry where the panel offers it. */
const searches: Act = async (page) => {
  await openSearch(page);
  await field(page).fill('router');
  await expect(results(page).or(retry(page)).first()).toBeVisible();
  if (await retry(page).isVisible()) await retry(page).click();
  await expect(results(page)).toBeVisible();
};

/** Runs a scenario, and presses Run again where it could not be loaded. */
const runs: Act = async (page) => {
  await runButton(page).click();
  const failure = box(page).getByText('could not be loaded');
  await expectSoon(stage(page).or(failure).first()).toBeVisible();
  if (await failure.isVisible()) await runButton(page).click();
  await expectSoon(stage(page)).toBeVisible();
};

/** Filters a list, and types again where nothing happened. */
const filters: Act = async (page) => {
  const list = page.locator('main :is(h2, h3):visible');
  const all = await list.count();
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('preload');
    await expect.poll(() => list.count(), { timeout: 2000 }).toBeLessThan(all);
  }).toPass();
};

/** Follows a link, and presses Retry where the page could not be loaded. */
const follows: Act = async (page) => {
  await sidebarLink(page, '/api/channel').click();
  await expect(heading(page).filter({ hasText: 'channel' }).or(retry(page)).first()).toBeVisible();
  if (await retry(page).isVisible()) await retry(page).click();
  await expect(heading(page)).toHaveText('Garfish.channel');
  await expect(page).toHaveURL(site('/api/channel'));
};

/** Presses a picture until it is enlarged. */
const enlarges: Act = async (page) => {
  await expect(async () => {
    await firstPicture(page).click();
    await expectPhase(firstPicture(page), 'opened');
  }).toPass();
};

/** Files that are loaded when somebody needs them: each fails once, and then comes. */
const FILES: [file: string, on: string, act: Act][] = [
  ['static/scripts/search-app*', site('/api/run'), searches],
  ['static/scripts/worker*', site('/api/run'), searches],
  ['static/scripts/apps*.css', site('/api/run'), searches],
  ['static/site.json', site('/api/run'), searches],
  ['static/search_names.json', site('/api/run'), searches],
  ['static/search_index_headings*', site('/api/run'), searches],
  ['static/search_index_terms*', site('/api/run'), searches],
  ['static/scripts/playground-island*', site('/guide/concept/cache'), runs],
  ['static/scripts/app-root*', site('/guide/concept/cache'), runs],
  ['static/playground/scenarios.json', site('/guide/concept/cache'), runs],
  ['static/site.json', site('/guide/concept/cache'), runs],
  ['static/scripts/playground-island*', site('/playground'), runs],
  ['static/playground/challenges.json', site('/playground/challenges'), runs],
  ['static/scripts/filter-*', site('/api/'), filters],
  ['static/scripts/filter-*', site('/issues/errors'), filters],
  ['static/scripts/zoom-stage*', PICTURES, enlarges],
  ['api/channel.html', site('/api/run'), follows],
];

test.describe('a file that fails once', () => {
  // The browser names what could not be loaded.
  test.use({ expectedFaults: /ERR_CONNECTION_RESET|Failed to (load|fetch)|importScripts/ });

  for (const [file, on, act] of FILES) {
    test(`${file} is asked for again on ${new URL(on).pathname}`, async ({ page }) => {
      const failed = await failOnce(page, `**/${file}`);
      await page.goto(on);
      await expectLive(page);
      await act(page);
      expect(failed()).toBe(1);
    });
  }
});

/** What fails while the reader follows a link. The page stays as it is, says so, and Retry goes on. */
const FAILED_LINKS: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  'the connection is lost': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'the host refuses': (page) => failLinks(page, (route) => route.abort('connectionrefused')),
  'the host resets': (page) => failLinks(page, (route) => route.abort('connectionreset')),
  'the name is not found': (page) => failLinks(page, (route) => route.abort('namenotresolved')),
};

async function failLinks(page: Page, fail: (route: Route) => Promise<void>) {
  await page.route('**/api/channel.html', fail);
  return () => page.unroute('**/api/channel.html');
}

test.describe('a link whose page does not come', () => {
  test.use({ expectedFaults: /net::ERR_/ });

  test('leaves page and URL as they are, and Retry goes on', async ({ page }) => {
    for (const [what, fail] of Object.entries(FAILED_LINKS)) {
      await test.step(what, async () => {
        await page.goto(site('/api/run'));
        await expectLive(page);
        const mend = await fail(page);
        await sidebarLink(page, '/api/channel').click();
        await expect(retry(page)).toBeVisible();
        await expect(page).toHaveURL(site('/api/run'));
        await expect(heading(page)).toHaveText('Garfish.run');
        await mend();
        await retry(page).click();
        await expect(page).toHaveURL(site('/api/channel'));
        await expect(retry(page)).toBeHidden();
      });
    }
  });
});

/** What readers do on a page that something else has changed. */
const USES: Record<string, Act> = {
  'a link is followed in the same document': async (page) => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await sidebarLink(page, '/base/guide/b').dispatchEvent('click');
    await expect(page).toHaveURL(fixture('/guide/b'));
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expect(page.locator('article')).toHaveCount(1);
  },
  'Back returns': async (page) => {
    await page.goBack();
    await expect(page).toHaveURL(fixture('/guide/a'));
    await expect(heading(page)).toBeVisible();
  },
  'the search finds': async (page) => {
    await openSearch(page);
    await find(page, 'long page');
    await expect(results(page)).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'the appearance changes': async (page) => {
    const before = await ground(page);
    await page
      .getByRole('button', { name: /switch to/i })
      .first()
      .click();
    await expect.poll(() => ground(page)).not.toBe(before);
  },
};

for (const [what, change] of Object.entries(EXTENSIONS)) {
  test(`an extension that ${what} is in nobody's way`, async ({ page }) => {
    await page.goto(fixture('/guide/a'));
    await expectLive(page);
    await page.evaluate(change);
    for (const [use, act] of Object.entries(USES)) await test.step(use, () => act(page));
  });
}

test('a page that is translated again and again is used as any other', async ({ page }) => {
  await page.goto(fixture('/guide/a'));
  await expectLive(page);
  for (const [use, act] of Object.entries(USES)) {
    await translate(page);
    await test.step(use, () => act(page));
  }
});

for (const [what, change] of Object.entries(STORAGES)) {
  test(`a page whose storage ${what} is used as any other`, async ({ page }) => {
    await page.addInitScript(change);
    await page.goto(fixture('/guide/a'));
    await expectLive(page);
    for (const [use, act] of Object.entries(USES)) await test.step(use, () => act(page));
    await page.goto(fixture('/markdown/tabs'));
    const tab = page.getByRole('tab', { name: 'Vite' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

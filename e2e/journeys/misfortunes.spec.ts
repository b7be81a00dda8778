import type { Page } from '@playwright/test';
import { ground } from '../support/appearance-page';
import { EXTENSIONS, failOnce, STORAGES, translate } from '../support/misfortunes';
import { expectLive } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
import { field, find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { firstPicture, PICTURES } from '../support/zoomed-picture';

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

/** Presses a picture until it is enlarged. */
const enlarges: Act = async (page) => {
  await expect(async () => {
    await firstPicture(page).click();
    await expect(firstPicture(page)).toHaveAttribute('data-zoom', 'opened', { timeout: 2000 });
  }).toPass();
};

/** Files that are loaded when somebody needs them: each fails once, and then comes. */
async function failEach(page: Page, act: Act, on: string, ...files: string[]): Promise<void> {
  for (const file of files) {
    await test.step(`${file} on ${new URL(on).pathname}`, async () => {
      const failed = await failOnce(page, `**/static/${file}`);
      await page.goto(on);
      await expectLive(page);
      await act(page);
      expect(failed()).toBe(1);
      await page.unroute(`**/static/${file}`);
    });
  }
}

test.describe('a file that fails once is asked for again', () => {
  // The browser names what could not be loaded.
  test.use({ expectedFaults: /ERR_CONNECTION_RESET|Failed to (load|fetch)|importScripts/ });

  test('by the search', async ({ page }) => {
    const scripts = ['scripts/search-app*', 'scripts/worker*', 'scripts/apps*.css', 'site.json'];
    const index = ['search_names.json', 'search_index_headings*', 'search_index_terms*'];
    await failEach(page, searches, site('/api/run'), ...scripts, ...index);
  });

  test('by the playground', async ({ page }) => {
    const island = 'scripts/playground-island*';
    const files = [island, 'scripts/app-root*', 'playground/scenarios.json', 'site.json'];
    await failEach(page, runs, site('/guide/concept/cache'), ...files);
    await failEach(page, runs, site('/playground'), island);
    await failEach(page, runs, site('/playground/challenges'), 'playground/challenges.json');
  });

  test('by filters and pictures', async ({ page }) => {
    for (const path of ['/api/', '/issues/errors']) {
      await failEach(page, filters, site(path), 'scripts/filter-*');
    }
    await failEach(page, enlarges, PICTURES, 'scripts/zoom-stage*');
  });
});

/** What fails while the reader follows a link. The page stays as it is, says so, and Retry goes on. */
const FAILED_LINKS: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  'the connection is lost': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'the host refuses': async (page) => {
    await page.route('**/api/channel.html', (route) => route.abort('connectionrefused'));
    return () => page.unroute('**/api/channel.html');
  },
};

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
        await expect(heading(page)).toHaveText('Garfish.channel');
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

// One by one they are tried in e2e/engines.
test('what extensions add, and what they change or remove, is in nobody’s way', async ({
  page,
}) => {
  const adds = (what: string) => /^(adds|writes) /.test(what);
  for (const isAdding of [true, false]) {
    await page.goto(fixture('/guide/a'));
    await expectLive(page);
    for (const [what, change] of Object.entries(EXTENSIONS)) {
      if (adds(what) === isAdding) await page.evaluate(change);
    }
    for (const [use, act] of Object.entries(USES)) await test.step(use, () => act(page));
  }
});

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

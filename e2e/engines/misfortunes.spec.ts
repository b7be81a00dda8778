import { EXTENSIONS, STORAGES, translateTexts } from '../support/misfortunes';
import { test } from './engine-test';
import type { Tab } from './tab';
import type { WatchedSites } from './watched-sites';

/* Rows of the tables of e2e/journeys/misfortunes.spec.ts that hold in every browser. */

/** Files of the search, each of which fails once and then comes. */
const FILES = ['search-app', 'worker', 'apps', 'search_names', 'search_index_headings'];

for (const [what, change] of Object.entries({ ...EXTENSIONS, 'is translated': translateTexts })) {
  test(`a page is used as any other when an extension or a translator acts: ${what}`, async ({
    tab,
    sites,
  }) => {
    await tab.open(sites.fixture('/guide/a'));
    await tab.run(change);
    await usePage(tab, sites);
  });
}

for (const [what, change] of Object.entries(STORAGES)) {
  test(`a page whose storage ${what} is used as any other`, async ({ tab, sites }) => {
    sites.runFirst(change);
    await tab.open(sites.fixture('/guide/a'));
    await usePage(tab, sites);
    sites.runFirst();
  });
}

for (const file of FILES) {
  test(`a file of the search that fails once is requested again: ${file}`, async ({
    tab,
    sites,
  }) => {
    sites.failOnce(`/static/${/^search_/.test(file) ? '' : 'scripts/'}${file}`);
    await tab.open(sites.fixture('/guide/a'));
    await search(tab);
    // The page reports what could not be loaded.
    sites.takeProblems();
  });
}

/** Searches, changes the appearance and follows a link. */
async function usePage(tab: Tab, sites: WatchedSites): Promise<void> {
  await search(tab);
  await tab.press('Escape');
  await tab.untilShown('dialog[open] input', false);
  await tab.run(() => document.querySelector<HTMLElement>('[data-appearance-toggle]')?.click());
  await tab.until(() => document.documentElement.dataset.theme === 'dark');
  await tab.click('[data-part="sidebar"] a[href="/base/guide/b"]');
  await tab.untilAt(sites.fixture('/guide/b'));
  await tab.untilAlive();
  await tab.until(() => document.querySelectorAll('article').length === 1);
}

/** Searches, and presses Retry where the panel offers it. */
async function search(tab: Tab): Promise<void> {
  await tab.press('Control+k');
  await tab.until(() => document.activeElement?.role === 'combobox');
  await tab.type('long page');
  await tab.until(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
    buttons.find((one) => one.checkVisibility() && one.textContent === 'Retry')?.click();
    return document.querySelector('[role=option]') !== null;
  });
}

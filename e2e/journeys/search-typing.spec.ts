import type { Page } from '@playwright/test';
import { holdRequests } from '../support/page-at-rest';
import { field, openSearch, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** What the tests see of the messages between the page and its worker. */
type Talk = {
  /** What was searched for, in the order of asking. */
  asked: string[];
  /** Lets the held answer through. */
  release: () => void;
};

test('five quick keys are one search, 150 ms after the last; a late answer never replaces that of a later query', async ({
  page,
}) => {
  await recordTalk(page, 'run');
  await page.clock.install({ time: 0 });
  await page.goto(site('/api/getGlobal'));
  await openSearch(page);
  await field(page).fill('channel');
  await expect(rows(page).first()).toBeVisible();
  // A clock that jumps would end the search that still waits for texts.
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await field(page).fill('run');
  await expect.poll(() => asked(page)).toEqual(['channel', 'run']);
  await field(page).fill('router');
  await expect(rows(page).first()).toContainText(/router/i);
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('The panel is not open.');
    const firstLinks: (string | null | undefined)[] = [];
    Object.assign(window, { firstLinks });
    const note = () =>
      firstLinks.push(dialog.querySelector('[role="option"]')?.getAttribute('href'));
    note();
    new MutationObserver(note).observe(dialog, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
    });
    (window as unknown as { talk: Talk }).talk.release();
  });
  // What is found next shows after the late rows would have.
  await field(page).fill('sandbox');
  await expect(rows(page).first()).toContainText('Sandbox');
  const links = await page.evaluate(
    () => (window as unknown as { firstLinks: string[] }).firstLinks,
  );
  expect([...new Set(links)]).toEqual(['/api/router', '/guide/concept/sandbox']);

  await field(page).fill('');
  await page.clock.pauseAt(1_000_000);
  const before = await asked(page);
  for (const key of 'route') {
    await page.keyboard.press(key);
    await page.clock.runFor(20);
  }
  await expect(field(page)).toHaveValue('route');
  await page.clock.runFor(129);
  expect(await asked(page)).toEqual(before);
  await page.clock.runFor(1);
  await expect.poll(() => asked(page)).toEqual([...before, 'route']);
  await page.clock.runFor(1000);
  await expect(rows(page).filter({ hasText: 'route' }).first()).toBeVisible();
  expect(await asked(page)).toEqual([...before, 'route']);
});

test('Enter right after the last key opens the first row, and a search that is opened while a page comes stays open, also translated', async ({
  page,
}) => {
  await page.goto(site('/api/channel'));
  await openSearch(page);
  const release = await holdRequests(page, '**/static/search_index.*.json');
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');
  const wanted = site('/guide/concept/sandbox');
  // The results of everything must not undo the press; it may be answered before.
  await expect.poll(async () => (await rows(page).count()) > 0 || page.url() === wanted).toBe(true);
  release();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(site('/api/run'));
  await openSearch(page);
  await page.keyboard.press('Escape');
  const releasePage = await holdRequests(page, '**/api/channel.html');
  await page.locator('[data-part="sidebar"] a[href="/api/channel"]').click();
  await openSearch(page);
  await page.keyboard.type('rou');
  await expect(rows(page).first()).toBeVisible();
  releasePage();
  await expect(page).toHaveTitle(/Garfish.channel/);
  await expect(field(page)).toBeFocused();
  await translatePanel(page);
  await page.keyboard.type('ter');
  await expect(field(page)).toHaveValue('router');
  await expect(rows(page).filter({ hasText: 'router' }).first()).toBeVisible();
  await field(page).fill('zzqqzz');
  await expect(page.getByRole('dialog').getByText(/^No results/)).toBeVisible();
  await field(page).fill('sandbox options');
  await expect(rows(page).first()).toContainText('Sandbox options');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/sandbox/);
  await page.goBack();
  await expect(page).toHaveURL(site('/api/channel'));
  await page.goBack();
  await expect(page).toHaveURL(site('/api/run'));
});

/** Records what the page asks its worker, and holds back the answer to one query. */
async function recordTalk(page: Page, held?: string): Promise<void> {
  await page.addInitScript((query) => {
    const asked: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    Object.assign(window, { talk: { asked, release } });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      // A question without words only loads the index.
      if (message.query) asked.push(message.query);
      post.call(this, message);
    };
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(this: Worker, listen: (event: MessageEvent) => void) {
        this.addEventListener('message', async (event) => {
          if (query !== undefined && event.data.results?.query === query) await released;
          listen.call(this, event);
        });
      },
    });
  }, held);
}

function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { talk: Talk }).talk.asked]);
}

/** Wraps all texts of the panel, and those that come later, as the translators of browsers do. */
function translatePanel(page: Page): Promise<void> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('The panel is not open.');
    const translate = () => {
      const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found.filter((node) => node.parentElement?.localName !== 'font')) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    translate();
    new MutationObserver(translate).observe(dialog, { childList: true, subtree: true });
  });
}

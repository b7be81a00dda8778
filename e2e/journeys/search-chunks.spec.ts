import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chunkSearch } from '../../lib/export/chunk-search.mjs';
import { pagefindRecords } from '../../lib/search/pagefind-records';
import { ENGINE_VERSION } from '../../lib/search/terms';
import type { SearchRecord } from '../../lib/search/types';
import { field, find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// The site's own pages and variations of them: as many as a Pagefind index is for.
const PAGES = 1000;
const CHUNKS = 'search_chunks.large';

const WORD = /[A-Za-z]{4,}/g;

// The large index is made once.
test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  root = await mkdtemp(join(tmpdir(), 'large-site-'));
  const names = await readdir('out/static');
  const name = names.find((file) => file.startsWith('search_index')) ?? '';
  const own: SearchRecord[] = JSON.parse(await readFile(`out/static/${name}`, 'utf8'));
  const words = [...new Set(own.flatMap(({ content }) => content.match(WORD) ?? []))];
  const pages = Array.from({ length: PAGES }, (_, id) => {
    const record = own[id % own.length] as SearchRecord;
    const isOwn = id < own.length;
    return {
      record: isOwn ? record : variation(record, id, words),
      summary: '',
      asked: [],
      askedAt: {},
      questions: {},
    };
  });
  const nav: { text: string; activeMatch: string | string[] }[] = JSON.parse(
    await readFile('content/_nav.json', 'utf8'),
  );
  const sections = nav.map(({ text, activeMatch }) => ({ text, paths: [activeMatch].flat() }));
  await writeFile(join(root, `${CHUNKS}.json`), JSON.stringify(pagefindRecords(pages, sections)));
  await chunkSearch(root, [`${CHUNKS}.json`]);
});

test.afterAll(() => rm(root, { recursive: true }));

/** How many bytes a folder holds. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A page of the same shape with other words, and one word that no other page has. */
function variation(record: SearchRecord, id: number, words: readonly string[]): SearchRecord {
  const other = (text: string) =>
    text.replace(WORD, (word) => words[(words.indexOf(word) + 31 * id) % words.length] ?? word);
  return {
    id,
    routePath: `/v${id}`,
    title: other(record.title),
    content: `${other(record.content)}\nquokka${id}`,
    toc: [],
  };
}

/** Gives a page the large index, and notes how many bytes of it are fetched. */
async function serveLargeIndex(page: Page) {
  const fetched: { path: string; bytes: number }[] = [];
  await page.route('**/static/search_names.json', (route) =>
    route.fulfill({ json: { '/en': { records: '', chunks: CHUNKS, engine: ENGINE_VERSION } } }),
  );
  await page.route(`**/static/${CHUNKS}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.split('/static/')[1] ?? '';
    const body = await readFile(join(root, path));
    fetched.push({ path, bytes: body.length });
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    await route.fulfill({ body, contentType });
  });
  await page.goto(address('folders', '/api/getGlobal'));
  return fetched;
}

test('a thousand pages are searched by fetching a small part of their index', async ({
  page,
  watch,
}) => {
  const fetched = await serveLargeIndex(page);
  const status = page.getByRole('dialog').getByRole('status');
  await openSearch(page);
  await find(page, 'loadApp');
  await expect(rows(page).first()).toContainText('Garfish.loadApp');
  await expect(rows(page).first()).toHaveAttribute('href', /\/api\/loadApp$/);
  const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeLessThan((await sizeOf(root)) / 5);
  expect(fetched.filter(({ path }) => path.includes('/fragment/')).length).toBeLessThanOrEqual(20);

  await test.step('a page is found by a word that only it has', async () => {
    await find(page, 'quokka777');
    await expect(status).toHaveText('1 page found');
    await expect(rows(page).first()).toHaveAttribute('href', /\/v777/);
  });
  await test.step('all pages that hold a word are counted', async () => {
    await find(page, 'garfish');
    await expect(status).toHaveText(/^\d\d+ pages found$/);
    expect(Number.parseInt((await status.textContent()) ?? '', 10)).toBeGreaterThan(20);
  });
  await test.step('a result leads to its page', async () => {
    await find(page, 'Garfish.channel');
    const before = watch.loads.length;
    await field(page).press('Enter');
    await expect(page).toHaveURL(address('folders', '/api/channel'));
    expect(watch.loads).toHaveLength(before);
  });
});

test.describe('when a part of the index cannot be fetched', () => {
  test.use({ expectedFaults: /search|Failed|Pagefind|ERR_FAILED|500/ });

  test('the reader is told, and a second try works', async ({ page }) => {
    let isGone = true;
    await serveLargeIndex(page);
    await page.route(`**/static/${CHUNKS}/**`, (route) =>
      isGone ? route.abort() : route.fallback(),
    );
    await openSearch(page);
    await field(page).fill('router');
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    isGone = false;
    await retry.click();
    await expect(rows(page).first()).toBeVisible();
  });
});

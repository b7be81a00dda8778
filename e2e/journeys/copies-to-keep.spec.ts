import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { listenAnywhere } from '../../scripts/serve/ports.mjs';
import { createStaticServer } from '../../scripts/serve/static-server.mjs';
import { violations } from '../support/axe';
import { find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('the zip of the site is a site: pages, soft navigation and the search work from its folder', async ({
  page,
  watch,
}) => {
  await page.goto(address('folders', '/api/run'));
  const link = page.getByRole('link', { name: 'Download for offline use' });
  await expect(link).toHaveAttribute('download', '');
  const answer = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', page.url()).href,
  );
  const files = unzipSync(await answer.body());
  const names = Object.keys(files);
  expect(names.filter((name) => /\.(br|gz)$|\/cards\/|offline\.zip/.test(name))).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const root = join(folder, 'offline-docs');
  expect(readFileSync(join(root, 'README.txt'), 'utf8')).toContain('http://localhost:8000/');
  const server = createStaticServer({ root, host: 'folders' });
  const origin = await listenAnywhere(server);
  try {
    await page.goto(`${origin}/api/run`);
    watch.loads.length = 0;
    await page.locator('[data-part="sidebar"] a[href="/api/channel"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garfish.channel');
    expect(watch.loads).toEqual([]);
    await openSearch(page);
    await find(page, 'domGetter');
    await expect(rows(page).first()).toBeVisible();
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('a section is one page to print, with all its text and links inside of it, and no controls', async ({
  page,
}) => {
  await page.goto(address('folders', '/guide/concept/sandbox'));
  await page.getByRole('link', { name: 'Print “Guide” as one page' }).click();
  await expect(page).toHaveURL(/\/print\/guide(\.html)?$/);
  // The address is there before the end of so long a page.
  await page.waitForLoadState();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      chapters: document.querySelectorAll('article h1').length,
      controls: document.querySelectorAll('button, script, [data-part]').length,
      repeated: ids.length - new Set(ids).size,
      dead: links.filter(({ hash, pathname }) => {
        return pathname === location.pathname && !ids.includes(decodeURIComponent(hash.slice(1)));
      }).length,
      inside: links.filter((link) => link.pathname === location.pathname).length,
      outside: links.filter((link) => link.pathname.startsWith('/guide/')).length,
    };
  });
  expect(found).toMatchObject({ controls: 0, repeated: 0, dead: 0, outside: 0 });
  expect(found.chapters).toBeGreaterThan(18);
  expect(found.inside).toBeGreaterThan(100);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('#guide-concept-sandbox h1')).toHaveText('Sandbox');
  // A shorter one, since each takes as long as all its pages.
  await page.goto(address('folders', '/print/blog.html'));
  expect(await violations(page)).toEqual([]);
});

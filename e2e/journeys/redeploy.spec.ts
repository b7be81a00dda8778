import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { listenAnywhere } from '../../scripts/serve/ports';
import { createStaticServer } from '../../scripts/serve/static-server';
import { expectLive } from '../support/page-at-rest';
import { find, openSearch, rows } from '../support/search-page';
import { address, SERVERS } from '../support/servers.mjs';
import { expect, test, watchPage } from '../support/watched-page';

// Files of the former build are gone.
test.use({ expectedFaults: /404|net::ERR_FAILED|Failed to fetch/ });

test('tabs that were open before a deployment go on, and say that a reload helps where a file is gone', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  const site = await serveRedeployed();
  const other = await context.newPage();
  const { faults } = watchPage(other);
  // Chromium says no where there is only the machine itself, as in a container.
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
  });
  await other.goto(site.url('/markdown/playground'));
  await expectLive(other);
  await page.bringToFront();
  await page.goto(site.url('/guide/a'));
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent()) ?? '';
  site.redeploy();

  for (let visit = 0; visit < 10; visit++) {
    const link = page
      .locator('[data-part="sidebar"] > nav:last-child a:not([aria-current])')
      .nth(visit % 4);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('article')).toHaveCount(1);
    await expect(page).not.toHaveTitle('404');
  }
  await page.goto(site.url('/guide/a'));
  await expect(heading).toHaveText(first);
  await openSearch(page);
  await find(page, 'long page');
  await rows(page).first().click();
  await expect(page).not.toHaveURL(site.url('/guide/a'));
  await page.goBack();
  await expect(heading).toHaveText(first);
  await page.close();

  // What a tab had not loaded before
  const box = other.locator('[data-playground]').first();
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(box.getByRole('status')).toContainText('reload the page');
  await openSearch(other);
  await other.keyboard.type('long page');
  await other.getByRole('button', { name: 'Retry' }).click();
  await other.getByRole('button', { name: 'Reload the page' }).click();
  await expectLive(other);
  await openSearch(other);
  await find(other, 'long page');
  await expect(rows(other).first()).toBeVisible();
  await other.close();
  watch.faults.push(...faults);
  site.close();
});

test('a scenario that the updated site no longer has leaves its button usable', async ({
  page,
}) => {
  await page.route('**/playground/scenarios.json', (route) => route.fulfill({ json: {} }));
  await page.goto(address('folders', '/playground'));
  const box = page.locator('[data-playground]').first();
  const run = box.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(box.getByRole('status')).toContainText('reload the page');
  await expect(run).toBeEnabled();
});

const TEXT = /html|javascript|json|css/;

/**
 * Serves the fixture site, and from `redeploy()` on another build of it: all its scripts and styles have other names.
 */
async function serveRedeployed() {
  const { root, host, basePath = '' } = SERVERS.fixture;
  const names = ['_next/static/chunks', 'static/scripts']
    .flatMap((folder) => readdirSync(join(root, folder)))
    .filter((name) => /\.(js|css)$/.test(name));
  const old = new RegExp(names.map(escapeStringRegexp).join('|'), 'g');
  const site = createStaticServer({ root, host, basePath });
  // No connection ends while the next request is sent on it.
  site.keepAliveTimeout = 0;
  const inner = await listenAnywhere(site);
  let isNext = false;
  const server = createServer(async (request, response) => {
    if (!isNext) return site.emit('request', request, response);
    const path = (request.url ?? '').replace(/[^/]+$/, (name) =>
      name.startsWith('z') && names.includes(name.slice(1))
        ? name.slice(1)
        : name.replace(old, 'gone'),
    );
    const answer = await fetch(inner + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    response.writeHead(answer.status, { 'content-type': type, ...(location && { location }) });
    if (!TEXT.test(type)) return response.end(Buffer.from(await answer.arrayBuffer()));
    return response.end((await answer.text()).replace(old, 'z$&'));
  });
  const origin = await listenAnywhere(server);
  return {
    url: (path: string) => `${origin}${basePath}${path}`,
    redeploy: () => {
      isNext = true;
    },
    close: () => {
      server.close().closeAllConnections();
      // What is being answered may end.
      site.close().closeIdleConnections();
    },
  };
}

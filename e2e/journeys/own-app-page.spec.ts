import { readFileSync } from 'node:fs';
import { filesUnder } from '../../lib/files/list-files';
import { expectForEveryone, violations } from '../support/axe';
import { checkApp, OWN_APP } from '../support/own-app-page';
import { serveApp } from '../support/own-server';
import { expectLive } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const APP = 'examples/hello/hello-app';
const LOCAL =
  "connect-src 'self' http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:* data:";

/** Where each exported page may connect, beside its own host. */
function connects(root: string): [path: string, policy: string | undefined][] {
  return filesUnder(root)
    .filter((path) => path.endsWith('.html'))
    .map((path) => [
      path,
      /<meta http-equiv="Content-Security-Policy" content="[^"]*?(connect-src[^;"]*)/.exec(
        readFileSync(`${root}/${path}`, 'utf8'),
      )?.[1],
    ]);
}

test('only the pages for sub-apps connect elsewhere, and only to this machine', () => {
  for (const [root, pages] of [
    ['out', ['playground/your-app']],
    ['out-fixture', ['markdown/own-app', 'zh/own-app']],
  ] as const) {
    const others = connects(root).filter(([, policy]) => policy !== undefined);
    const own = pages.flatMap((page) => [
      [`${page}.html`, LOCAL],
      [`${page}/index.html`, LOCAL],
    ]);
    expect(others.toSorted()).toEqual(
      [...own, ['static/playground/stage.html', "connect-src 'none'"]].toSorted(),
    );
  }
});

/** What becomes of a request that the page makes. */
const reach = (url: string) =>
  fetch(url, { mode: 'no-cors' }).then(
    () => 'reached',
    () => 'refused',
  );

test.describe('the policy', () => {
  test.use({ expectedFaults: /Content Security Policy|Failed to fetch|Refused to connect|ERR_/ });

  test('holds in the browser, also after links were followed, and the page says so', async ({
    page,
    watch,
  }) => {
    const server = await serveApp(APP);
    const local = server.url;
    const elsewhere = local.replace('localhost', '[::1]');
    await page.goto(site('/issues/errors'));
    await expectLive(page);
    expect(await page.evaluate(reach, local)).toBe('refused');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Try your own sub-app' })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'URL of your sub-app' })).toBeVisible();
    expect(await page.evaluate(reach, local)).toBe('reached');
    expect(await page.evaluate(reach, local.replace('localhost', '127.0.0.1'))).not.toBe('');
    expect(await page.evaluate(reach, elsewhere)).toBe('refused');
    expect(await page.evaluate(reach, 'https://example.com/')).toBe('refused');
    await expectLive(page);
    await page.getByRole('main').getByRole('link', { name: 'Nothing renders?' }).first().click();
    await expect(page).toHaveURL(/\/issues\/nothing-renders$/);
    await expectLive(page);
    expect(await page.evaluate(reach, local)).toBe('refused');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'URL of your sub-app' })).toBeVisible();
    expect(await page.evaluate(reach, local)).toBe('reached');
    expect(watch.loads.length).toBeGreaterThanOrEqual(3);
    await server.stop();

    // A URL of another host is not requested, and the page says why.
    await page.getByRole('textbox', { name: 'URL of your sub-app' }).fill('https://example.com/');
    await page.keyboard.press('Enter');
    const answer = page.locator('[data-check="answer"]');
    await expect(answer).toHaveAttribute('data-outcome', 'problem');
    await expect(answer).toContainText('This page may only connect to localhost and 127.0.0.1.');
    await expect(page.locator('[data-own-app] [data-check]')).toHaveCount(9);
  });
});

test('the downloaded file does the same, from a folder and beside the sub-app without CORS', async ({
  page,
}, testInfo) => {
  const app = await serveApp(APP);
  await page.goto(site(OWN_APP));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download check-my-sub-app.html' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('check-my-sub-app.html');
  const file = testInfo.outputPath('check-my-sub-app.html');
  await download.saveAs(file);
  const fromFolder = await checkApp(page, app.url, `file://${file}`);
  await expect(fromFolder.of('provider')).toHaveAttribute('data-outcome', 'passed');
  await expect(fromFolder.of('mount')).toHaveAttribute('data-outcome', 'passed');
  await expect(fromFolder.app.getByText('My basename is')).toBeVisible();
  const text = readFileSync(file, 'utf8');
  const beside = await serveApp(APP, (path, answer) =>
    path === '/check.html'
      ? { type: 'text/html', body: text }
      : answer && { ...answer, cors: false },
  );
  const sameOrigin = await checkApp(page, beside.url, `${beside.url}check.html`);
  await expect(sameOrigin.of('cors')).toHaveText(/same origin.*It does for your host/);
  await expect(sameOrigin.app.getByText('My basename is /app')).toBeVisible();
  await expect(sameOrigin.of('mount')).toHaveAttribute('data-outcome', 'passed');
  expect(text).not.toMatch(/<(script|link|img)[^>]+(src|href)="http/);
  await app.stop();
  await beside.stop();
});

test('the results are for everyone, beside the checks in light, and on a phone in the dark', async ({
  page,
}) => {
  const server = await serveApp(APP);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site(OWN_APP));
    expect(await violations(page)).toEqual([]);
    // The stage comes to where a wide screen keeps room for it, beside the checks.
    const room = await page.getByText('Your sub-app appears here').boundingBox();
    const { summary, stage } = await checkApp(page, server.url);
    if (width === 1440) expect((await stage.boundingBox())?.x).toBe(room?.x);
    else expect(room).toBeNull();
    await expect(summary).toContainText('No problem');
    await expectForEveryone(page);
  }
  await server.stop();
});

test.describe('on a page in Chinese', () => {
  test.use({ expectedFaults: /Content Security Policy|ERR_CONNECTION_REFUSED|Failed to fetch/ });

  test('the checks and what they find are in Chinese', async ({ page }) => {
    const { url, stop } = await serveApp(APP);
    await stop();
    await page.goto(fixture('/zh/own-app'));
    await page.getByRole('textbox', { name: '子应用的 URL' }).fill(url);
    await page.getByRole('button', { name: '检查' }).click();
    const answer = page.locator('[data-check="answer"]');
    await expect(answer).toContainText(`服务器有响应有问题${url} 没有响应。解决办法：`);
    await expect(page.locator('[data-own-app]').getByRole('status').first()).toHaveText(
      '发现一个问题。请先看这项检查：服务器有响应。',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the checks, and leads to how to do them', async ({ page }) => {
    await page.goto(site(OWN_APP));
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(
      page.locator('noscript p', { hasText: 'Follow “Nothing renders?” manually.' }),
    ).toBeVisible();
    const steps = page.getByRole('main').getByRole('link', { name: 'Nothing renders?' });
    expect(await steps.getAttribute('href')).toBe('/issues/nothing-renders');
    await expect(page.locator('[data-own-app] ol > li')).toHaveCount(9);
  });
});

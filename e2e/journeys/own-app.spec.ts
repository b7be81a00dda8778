import { createServer } from 'node:http';
import { type Case, waysToBreak } from '../support/own-app-cases';
import { checkApp, expectFound, expectHealthy, OWN_APP } from '../support/own-app-page';
import { body, listen, serveApp } from '../support/own-server';
import { holdRequests } from '../support/page-at-rest';
import { expectSoon } from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const APP = 'examples/hello/hello-app';
/** So many faults are looked for in one test, each with a server of its own. */
const AT_ONCE = 6;
const CASES = waysToBreak('/app.js', new URL(site('/')).origin);

test('what is no URL is told as that, and a healthy sub-app passes every check and is mounted', async ({
  page,
}) => {
  const server = await serveApp(APP);
  await page.goto(site(OWN_APP));
  const field = page.getByRole('textbox', { name: 'URL of your sub-app' });
  for (const text of ['localhost 3000', 'http://', 'http://local host:8091/']) {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not a URL.')).toBeVisible();
    await expect(page.locator('[data-check]')).toHaveCount(0);
  }
  // Typed without its scheme, a URL is one of http.
  await field.fill(`${server.url.replace('http://', ' ')}?from=http://a`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`${server.url}?from=http://a`);
  await expectSoon(page.locator('[data-check="mount"]')).toHaveAttribute('data-outcome', 'passed');

  const checked = await checkApp(page, server.url);
  await expectHealthy(checked);
  await expect(checked.app.getByText('My basename is /app')).toBeVisible();
  await expect(checked.of('type')).toContainText('with the title “Hello app”');
  await checked.stage.getByRole('button', { name: 'Unmount' }).click();
  await expectSoon(checked.run).toContainText('app: unmounted');
  await server.stop();

  // A build may put a small script into the HTML.
  const change = body('/index.html', (text) =>
    text.replace('</body>', '<script src="data:text/javascript,let inHtml"></script></body>'),
  );
  const inlined = await serveApp(APP, change);
  await expectHealthy(await checkApp(page, inlined.url));
  await inlined.stop();
});

test.describe('a sub-app that is broken', () => {
  test.use({ expectedFaults: /./ });

  const names = Object.keys(CASES);
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const some = names.slice(first, first + AT_ONCE);
    test(`is found, with the fix and the entry: ${some.join(', ')}`, async ({ page }) => {
      for (const name of some) {
        await test.step(name, async () => {
          const broken = CASES[name] as Case;
          const server = await serveApp(APP, broken.change);
          await expectFound(await checkApp(page, server.url), broken);
          await server.stop();
        });
      }
    });
  }

  test('no server is found, and its port is asked for', async ({ page }) => {
    const { url, stop } = await serveApp(APP);
    await stop();
    const { of, run } = await checkApp(page, url);
    await expect(of('answer')).toContainText(/Nothing answers.*Start the dev server/);
    const link = of('answer').getByRole('link');
    expect(await link.getAttribute('href')).toBe('/issues/errors#failed-to-fetch');
    await expectSoon(run).toContainText('Failed to fetch');
    // What can't be known is not claimed.
    await expect(of('type')).toContainText('Not checked');
  });

  test('a redirect to another host is named, and no other server is asked for', async ({
    page,
  }) => {
    for (const headers of [{}, { 'access-control-allow-origin': '*' }]) {
      const server = createServer((_, response) => {
        response.writeHead(302, { ...headers, location: 'http://example.com/sign-in' }).end();
      });
      const { url, stop } = await listen(server);
      const { of } = await checkApp(page, url);
      await expect(of('answer')).toContainText(`${url} is on another host, or redirects to one`);
      await stop();
    }
  });

  test('checks that load are no failure, and those that do not come are one', async ({ page }) => {
    const file = '**/playground/own-app.json';
    const release = await holdRequests(page, file, (route) => route.abort());
    await page.goto(site(OWN_APP));
    await page.getByRole('textbox', { name: 'URL of your sub-app' }).press('Enter');
    const status = page.locator('[data-own-app]').getByRole('status');
    const button = page.getByRole('button', { name: 'Check' });
    await expect(button).toHaveAttribute('data-busy', '');
    await expect(status).toHaveCount(0);
    release();
    await expectSoon(status).toHaveText(/^The checks could not be loaded/);
    await expect(button).not.toHaveAttribute('data-busy');
  });

  test('an error of this page ends the checks with words', async ({ page }) => {
    await page.addInitScript(() => {
      DOMParser.prototype.parseFromString = () => {
        throw new Error('No parser');
      };
    });
    const server = await serveApp(APP);
    const { of, summary } = await checkApp(page, server.url);
    await expect(of('mount')).toContainText(/could not finish its checks: Error: No parser/);
    await expect(of('files')).toContainText('Not checked');
    await expect(summary).toContainText('A problem was found.');
    await server.stop();
  });

  test('module scripts run when the reader switches the sandbox off', async ({ page }) => {
    const { change } = CASES['module scripts'] as Case;
    const server = await serveApp(APP, change);
    const { stage, app, of } = await checkApp(page, server.url);
    const sandbox = stage.getByRole('group', { name: 'sandbox' });
    await sandbox.getByRole('button', { name: 'off' }).click();
    await expectSoon(app.getByText('My basename is /app')).toBeVisible();
    await expectSoon(of('mount')).toHaveAttribute('data-outcome', 'passed');
    await server.stop();
  });
});

import { expect, expectFree, test } from '../e2e/support/example-servers';
import { waysToBreak } from '../e2e/support/own-app-cases';
import { checkApp, expectFound, expectHealthy } from '../e2e/support/own-app-page';
import { serveApp } from '../e2e/support/own-server';
import { expectSoon } from '../e2e/support/playground-page';

/** The sub-apps of the examples, with the port of their dev server and what they show in a host. */
const APPS = [
  { folder: 'quick-start/react-app', port: 8091, shows: 'My basename is /app' },
  { folder: 'quick-start/vue-app', port: 8092, shows: 'My basename is /app' },
  { folder: 'react/bridge-app', port: 8098, shows: 'My basename is /app' },
] as const;

/** Those whose dev server has native modules, which run without a sandbox only. */
const MODULES = [
  { folder: 'vite/react-app', port: 8094, shows: 'My basename is /app' },
  { folder: 'vite/vue-app', port: 8095, shows: 'My basename is /app' },
] as const;

test.describe.configure({ timeout: 240_000 });
// The apps on the stage can't reach the server that tells of changes.
test.use({ expectedFaults: /./ });

for (const { folder, port, shows } of APPS) {
  test(`the dev server of examples/${folder}, healthy and broken in each way`, async ({
    page,
    servers,
  }) => {
    await expectFree([port]);
    const url = `http://localhost:${port}/`;
    await servers.answer(url, servers.type('npm run dev', `examples/${folder}`));
    const checked = await checkApp(page, url);
    await expectHealthy(checked);
    await expectSoon(checked.app.getByText(shows)).toBeVisible();
    const html = await (await fetch(url)).text();
    const [, script = ''] = /src="[^"]*?(\/main[^"/]*\.js)"/.exec(html) ?? [];
    for (const [name, broken] of Object.entries(waysToBreak(script))) {
      await test.step(name, async () => {
        const server = await serveApp(url, broken.change);
        await expectFound(await checkApp(page, server.url), broken);
        await server.stop();
      });
    }
  });
}

for (const { folder, port, shows } of MODULES) {
  test(`the dev server of examples/${folder} is found to have modules, and runs without a sandbox`, async ({
    page,
    servers,
  }) => {
    await expectFree([port]);
    const url = `http://localhost:${port}/`;
    await servers.answer(url, servers.type('npm run dev', `examples/${folder}`));
    const { of, stage, app } = await checkApp(page, url);
    await expect(of('modules')).toContainText('Set sandbox: false');
    const sandbox = stage.getByRole('group', { name: 'sandbox' });
    await sandbox.getByRole('button', { name: 'off' }).click();
    await expectSoon(app.getByText(shows)).toBeVisible();
  });
}

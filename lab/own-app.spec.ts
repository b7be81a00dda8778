import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waysToBreak } from '../e2e/support/own-app-cases';
import { checkApp, expectFound, expectHealthy, OWN_APP } from '../e2e/support/own-app-page';
import { serveApp } from '../e2e/support/own-server';
import { expectSoon } from '../e2e/support/playground-page';
import { listenAnywhere } from '../scripts/serve/ports';
import { createStaticServer } from '../scripts/serve/static-server';
import { type Examples, expect, test } from './examples/example-test';

/** What each sub-app shows in the host of the page. */
const SHOWN = 'My basename is /app';

/** The sub-apps of the examples, with the port of their dev server. */
const APPS = [
  { example: 'quick-start', app: 'react-app', port: 8091 },
  { example: 'quick-start', app: 'vue-app', port: 8092 },
  { example: 'react', app: 'bridge-app', port: 8098 },
];

/** Those whose dev server has native modules, which run without a sandbox only. */
const MODULES = [
  { example: 'vite', app: 'react-app', port: 8094 },
  { example: 'vite', app: 'vue-app', port: 8095 },
];

test.describe.configure({ timeout: 240_000 });
// The apps on the stage can't reach the server that tells of changes.
test.use({ expectedFaults: /./ });

/** The site, of which the tests need one page. */
let site: ReturnType<typeof createStaticServer> | undefined;
let origin = '';

test.beforeAll(async () => {
  if (!existsSync('out/index.html')) {
    throw new Error('out/ is missing, whose page checks sub-apps. Run `npm run build` first.');
  }
  site = createStaticServer({ root: 'out', host: 'folders' });
  origin = await listenAnywhere(site);
});

test.afterAll(() => site?.close());

const check = (page: Page, url: string) => checkApp(page, url, `${origin}${OWN_APP}`);

for (const { example, app, port } of APPS) {
  test(`the dev server of examples/${example}/${app}, healthy and broken in each way`, async ({
    page,
    examples,
  }) => {
    const url = await startDevServer(examples, example, app, port);
    const checked = await check(page, url);
    await expectHealthy(checked);
    await expectSoon(checked.app.getByText(SHOWN)).toBeVisible();
    const html = await (await fetch(url)).text();
    const [, script = ''] = /src="[^"]*?(\/main[^"/]*\.js)"/.exec(html) ?? [];
    for (const [name, broken] of Object.entries(waysToBreak(script, origin))) {
      await test.step(name, async () => {
        const server = await serveApp(url, broken.change);
        await expectFound(await check(page, server.url), broken);
        await server.stop();
      });
    }
  });
}

for (const { example, app, port } of MODULES) {
  test(`the dev server of examples/${example}/${app} is found to have modules, and runs without a sandbox`, async ({
    page,
    examples,
  }) => {
    const url = await startDevServer(examples, example, app, port);
    const { of, stage, app: mounted } = await check(page, url);
    await expect(of('modules')).toContainText('Set sandbox: false');
    const sandbox = stage.getByRole('group', { name: 'sandbox' });
    await sandbox.getByRole('button', { name: 'off' }).click();
    await expectSoon(mounted.getByText(SHOWN)).toBeVisible();
  });
}

async function startDevServer(
  { copy, type, answer }: Examples,
  example: string,
  app: string,
  port: number,
): Promise<string> {
  const { folder, url } = await copy(example);
  await answer(url(port), type('npm run dev', `${folder}/${app}`));
  return url(port);
}

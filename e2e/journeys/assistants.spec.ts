import config from '../../playwright.config';
import { settle } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { launchOptions } = config.use ?? {};
const PAGE = address('folders', '/guide/concept/cache');

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--enable-features=WebMCP'],
  },
  // An index page is asked for by two paths.
  expectedFaults: /404.*\/(api|nope)(\/index)?\.md/,
});

test('a browser without WebMCP loads nothing for assistants', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await settle(page);
  expect(asked.filter((url) => /\/tools-/.test(url))).toEqual([]);
});

test('an assistant in the browser searches, reads, and has an error explained', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await expect
    .poll(async () => (await page.webmcp.tools()).map(({ name }) => name).sort())
    .toEqual(['explain_error', 'read_page', 'run_scenario', 'search_docs']);
  await settle(page);
  expect(asked.filter((path) => /playground|\.md$|api-index/.test(path))).toEqual([]);

  const call = (name: string, input: Record<string, string>) => page.webmcp.callTool(name, input);
  const found = await call('search_docs', { query: 'redirect guests to sign in' });
  expect(found).toContain('/guide/tasks/sign-in');
  for (const path of ['/api/', '/api', 'https://example.org/api/index.md']) {
    expect(await call('read_page', { path })).toContain('# API overview');
  }
  expect(await call('read_page', { path: '/nope' })).toContain('no page "/nope"');
  const message = 'Uncaught (in promise) Error: [Garfish error]: "provider" is "undefined".';
  expect(await call('explain_error', { message })).toContain('Garfish has waited');
});

test('an assistant runs a scenario, and gets its hooks and what is on the stage', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect.poll(async () => (await page.webmcp.tools()).length).toBe(4);
  const run = (scenario: string, ...actions: string[]) =>
    page.webmcp.callTool('run_scenario', { scenario, actions });
  const mounted = await run('first-mount');
  expect(mounted).toMatch(/hook +afterLoad[\s\S]*hook +afterMount/);
  expect(mounted).toMatch(/<div id="container">[\s\S]*__garfishmockbody__/);
  expect(await run('first-mount', 'unmount')).toMatch(/hook +afterUnmount/);
  expect(await run('nope')).toContain('There is no scenario "nope". Take');
  expect(await run('first-mount', 'nope')).toContain('has no action "nope". Take mount');
  expect(await page.locator('iframe').count()).toBe(0);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = '/guide/demo/react';

test('a page lists the files of a project and offers them as a zip', async ({ page }) => {
  await page.goto(site(PAGE));
  const link = page.getByRole('main').getByRole('link', { name: /^react\.zip/ });
  const { size } = statSync('out/examples/react.zip');
  await expect(link).toHaveText(`react.zip${Math.ceil(size / 1000)} kB`);
  await expect(link.locator('xpath=..').locator('code')).toHaveText('npm install && npm start');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('react.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const paths = Object.keys(files).map((path) => path.replace('garfish-react/', ''));
  expect(paths).toContain('package.json');
  for (const path of paths) {
    const text = strFromU8(files[`garfish-react/${path}`] ?? new Uint8Array());
    // What coding assistants should know is added to each project.
    const source = path === 'AGENTS.md' ? 'out/agents.md' : `examples/react/${path}`;
    expect(text, path).toBe(readFileSync(source, 'utf8'));
    if (path === 'AGENTS.md') continue;
    const name = path.split('/').at(-1) ?? '';
    await expect(page.locator('[data-entry="file"]').getByText(name).first(), name).toBeVisible();
  }

  await test.step('each project to download tells coding assistants the same as the site does', () => {
    const zips = readdirSync('out/examples').filter((name) => name.endsWith('.zip'));
    expect(zips.length).toBeGreaterThan(3);
    for (const zip of zips) {
      const [, bytes] =
        Object.entries(unzipSync(readFileSync(`out/examples/${zip}`))).find(([path]) =>
          /^[^/]+\/AGENTS\.md$/.test(path),
        ) ?? [];
      expect(bytes && strFromU8(bytes), zip).toBe(readFileSync('out/agents.md', 'utf8'));
    }
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const PAGE = readFileSync('content/guide/concept/buildConfig.mdx', 'utf8');

// In the lab, so that the configuration finds its packages.
mkdirSync('lab/.tmp', { recursive: true });
const folder = mkdtempSync(resolve('lab/.tmp', 'webpack-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The URL that the configuration of the page gives an app when webpack runs with some options. */
function publicPathWith(...options: string[]): string {
  const [, config = ''] = /```js title="webpack\.config\.mjs"\n([\s\S]*?)```/.exec(PAGE) ?? [];
  writeFileSync(join(folder, 'page.mjs'), config);
  writeFileSync(join(folder, 'index.js'), '');
  writeFileSync(
    join(folder, 'webpack.config.mjs'),
    `import { writeFileSync } from 'node:fs';
import create from './page.mjs';

export default (env, options) => {
  writeFileSync('seen', create(env, options).output.publicPath);
  return { mode: 'none', entry: './index.js' };
};`,
  );
  const command = [createRequire(import.meta.url).resolve('webpack/bin/webpack.js'), ...options];
  execFileSync(process.execPath, command, { cwd: folder });
  return readFileSync(join(folder, 'seen'), 'utf8');
}

test('the command that the page names makes a build for production', () => {
  const [, command = ''] = /build with `webpack ([^`]*)`/.exec(PAGE) ?? [];
  expect(publicPathWith(...command.split(' '))).toBe('https://shop.example.com/');
  expect(publicPathWith()).toBe('http://localhost:8091/');
});

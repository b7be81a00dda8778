import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const PAGE = readFileSync('content/guide/concept/buildConfig.md', 'utf8');

/** What the configuration of the page finds in `NODE_ENV` when webpack runs with some options. */
function nodeEnvWith(...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-'));
  const seen = join(folder, 'seen');
  writeFileSync(join(folder, 'index.js'), '');
  writeFileSync(
    join(folder, 'webpack.config.js'),
    `require('fs').writeFileSync(${JSON.stringify(seen)}, String(process.env.NODE_ENV));
module.exports = { entry: './index.js' };`,
  );
  const { NODE_ENV: _, ...env } = process.env;
  const command = [join(process.cwd(), 'node_modules/webpack/bin/webpack.js'), ...options];
  // Next's types want a NODE_ENV, which is what must be missing here.
  execFileSync(process.execPath, command, { cwd: folder, env: env as NodeJS.ProcessEnv });
  return readFileSync(seen, 'utf8');
}

test('the command of the page makes a build for production, and --mode alone does not', () => {
  expect(PAGE).toContain("process.env.NODE_ENV !== 'production'");
  const [, command = ''] = /build with `webpack ([^`]*)`/.exec(PAGE) ?? [];
  expect(nodeEnvWith(...command.split(' '))).toBe('production');
  expect(PAGE).toContain('`--mode production` does not set it');
  expect(nodeEnvWith('--mode', 'production')).toBe('undefined');
});

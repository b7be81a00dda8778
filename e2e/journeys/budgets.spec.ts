import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import budgets from '../../scripts/bench/budgets.json' with { type: 'json' };
import { measureLoad } from '../../scripts/bench/load-cost';
import { serveFolder } from '../../scripts/bench/shared';

// `npm run bench` shows these and other figures; a budget is lowered when a page becomes lighter.

for (const [path, budget] of Object.entries(budgets.pages)) {
  test(`${path} stays within its budget`, async ({ browser }) => {
    const site = await serveFolder('out');
    try {
      const load: Record<string, number> = await measureLoad(browser, await site.urlOf(path));
      const broken = Object.entries(budget)
        .filter(([name, limit]) => (load[name] ?? Number.POSITIVE_INFINITY) > limit)
        .map(([name, limit]) => `${path}: ${name} ${load[name]}, budget ${limit}`);
      expect(broken).toEqual([]);
    } finally {
      site.close();
    }
  });
}

/**
 * Bytes of the section, its styles and its script, each compressed by itself. The section takes a third: the task, the
 * code of the host and, for readers without scripts, the recorded run.
 */
const BEFORE_RUN = 3500;

test('before Run, a playground costs its page little', async () => {
  const page = readFileSync('out/guide/concept/cache.html', 'utf8');
  const [section = ''] = /<section[^>]*data-playground[\s\S]*?<\/p><\/section>/.exec(page) ?? [];
  // From its button to its link, with the sections inside.
  expect(section).toContain('<button');
  expect(section).toContain('<pre');
  expect(section).toContain('/playground?playground=cache');
  const { outputFiles } = await build({
    entryPoints: ['components/site/island.element.ts', 'components/playground/preview.module.css'],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    packages: 'external',
    // What comes later
    external: ['./app-root'],
  });
  expect(outputFiles.map(({ path }) => path.replace(/.*\./, ''))).toEqual(['js', 'css']);
  const parts = [section, ...outputFiles.map(({ text }) => text)];
  const bytes = parts.map((part) => brotliCompressSync(part).byteLength);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BEFORE_RUN);
});

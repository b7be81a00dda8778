import { expect, test } from '@playwright/test';
import budgets from '../../scripts/bench/budgets.json' with { type: 'json' };
import { measureLoad } from '../../scripts/bench/load-cost.mjs';
import { serveFolder } from '../../scripts/bench/sites.mjs';

// `npm run bench` shows these and other figures; a budget is lowered when a page becomes lighter.

for (const [path, budget] of Object.entries(budgets)) {
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

import { chromium } from '@playwright/test';
import { commandLine, fail, wholeNumber } from '../command-line.mjs';
import { findBrowser } from '../find-browser.mjs';
import { ACTIONS, measureAction } from './action-cost';
import { measureBuilds, measurePreview } from './command-cost';
import { measureLoad } from './load-cost';
import { compressedCopy, medians, SLOW, serveFolder } from './shared';

// Measures what the site costs those who read, write and build it. CPU times hold on a busy machine, other
// times do not.

const PARTS = ['load', 'actions', 'preview', 'build'];
const { values, positionals } = commandLine({
  usage: `npm run bench -- [${PARTS.join('|')}]… [--against starlight=../starlight/dist]… [--rounds 3]`,
  most: PARTS.length,
  options: {
    against: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
  },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) fail(`"${unknown}" cannot be measured. Write one of ${PARTS.join(', ')}.`);
const rounds = wholeNumber('--rounds', values.rounds);
const isMeasured = (part: string) => positionals.length === 0 || positionals.includes(part);

const PAGES = ['/', '/api/run', '/issues/errors', '/guide/quick-start/start'];
type Site = Awaited<ReturnType<typeof serveFolder>> & { name: string };

const executablePath = findBrowser() ?? fail('No Chromium was found. Set CHROMIUM_PATH to one.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  if (isMeasured('load') || isMeasured('actions')) await measureSites();
  if (isMeasured('preview')) console.table(await measurePreview(browser, 20));
} finally {
  await browser.close();
}
if (isMeasured('build')) console.table(await measureBuilds());

async function measureSites() {
  const sites: Site[] = [];
  for (const site of ['ours=out', ...values.against]) {
    const [name = '', folder = ''] = site.split('=');
    sites.push({ name, ...(await serveFolder(await compressedCopy(name, folder))) });
  }
  for (const path of isMeasured('load') ? PAGES : []) {
    await compare(path, path, sites, (url) => measureLoad(browser, url, SLOW));
  }
  for (const [name, action] of isMeasured('actions') ? Object.entries(ACTIONS) : []) {
    const compared = action.isCommon ? sites : sites.slice(0, 1);
    for (const speed of [undefined, SLOW]) {
      const title = `${name}${speed ? ', slow' : ''}`;
      await compare(title, action.path, compared, (url) =>
        measureAction(browser, url, action, speed),
      );
    }
  }
  for (const { close } of sites) close();
}

/**
 * Prints a table with the medians of each site. A round goes through all sites, so that a machine whose speed
 * changes is as slow for one as for the others.
 */
async function compare(
  title: string,
  path: string,
  sites: readonly Site[],
  measure: (url: string) => Promise<Record<string, number>>,
) {
  const figures = new Map<string, Record<string, number>[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, urlOf } of sites) {
      const key = `${title}, ${name}`;
      figures.set(key, [...(figures.get(key) ?? []), await measure(await urlOf(path))]);
    }
  }
  console.table(Object.fromEntries([...figures].map(([key, all]) => [key, medians(all)])));
}

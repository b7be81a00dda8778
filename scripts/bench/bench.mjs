// @ts-check
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../find-browser.mjs';
import { measureBuilds } from './build-cost.mjs';
import { measureNavigation, measureSearch, median } from './interaction-cost.mjs';
import { measureLoad, SLOW } from './load-cost.mjs';
import { measurePlayground } from './playground-cost.mjs';
import { measurePreview } from './preview-cost.mjs';
import { serveSite } from './sites.mjs';

// Measures what the site costs those who read, write and build it. CPU times hold on a busy machine,
// times do not. `npm run bench` measures everything, these only a part:
//
//     npm run bench -- build --sizes 45,200,1000
//     npm run bench -- load search navigation --against starlight=../starlight/dist --rounds 5
//     npm run bench -- preview --saves 200

/** @typedef {import('./sites.mjs').ServedSite} ServedSite */

const PARTS = ['load', 'search', 'navigation', 'playground', 'preview', 'build'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: '/,/api/run,/issues/errors,/guide/quick-start/start' },
    rounds: { type: 'string', default: '3' },
    saves: { type: 'string', default: '20' },
    sizes: { type: 'string', default: '45' },
  },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`"${unknown}" cannot be measured. Write one of ${PARTS.join(', ')}.`);
const measures = (/** @type {string} */ part) =>
  positionals.length === 0 || positionals.includes(part);

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  // As browsers of readers do: the stage of the playground has a process of its own.
  args: ['--no-sandbox', '--site-per-process'],
});
try {
  if (['load', 'search', 'navigation'].some(measures)) await measureSites();
  if (measures('playground')) await measureRuns();
  if (measures('preview')) console.table(await measurePreview(browser, Number(values.saves)));
} finally {
  await browser.close();
}
if (measures('build')) {
  for (const size of values.sizes.split(',')) console.table(await measureBuilds(Number(size)));
}

async function measureSites() {
  /** @type {ServedSite[]} */
  const sites = [await serveSite('ours', 'out')];
  for (const other of values.against) {
    const [name = '', folder] = other.split('=');
    if (!folder) throw new Error(`--against has to be name=folder, not "${other}".`);
    sites.push(await serveSite(name, folder));
  }
  try {
    if (measures('load')) {
      for (const page of values.pages.split(',')) await each(sites, page, loadFigures);
    }
    if (measures('search')) {
      await each(sites, '/api/run', (url) => measureSearch(browser, url));
    }
    if (measures('navigation')) {
      await each(sites, '/api/run', (url) => measureNavigation(browser, url, 'loadApp'));
    }
  } finally {
    for (const site of sites) site.close();
  }
}

async function measureRuns() {
  const site = await serveSite('ours', 'out');
  const url = await site.urlOf('/guide/API/loadApp');
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      console.table(await measurePlayground(browser, url, 'first-mount'));
    }
  } finally {
    site.close();
  }
}

/**
 * Prints a table with a row for each site.
 * @param {readonly ServedSite[]} sites
 * @param {string} path
 * @param {(url: string) => Promise<object>} measure
 */
async function each(sites, path, measure) {
  /** @type {Record<string, object>} */
  const rows = {};
  for (const { name, urlOf } of sites) rows[`${path} ${name}`] = await measure(await urlOf(path));
  console.table(rows);
}

/** The medians of several loads. @param {string} url */
async function loadFigures(url) {
  /** @type {Awaited<ReturnType<typeof measureLoad>>[]} */
  const loads = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    loads.push(await measureLoad(browser, url, SLOW));
  }
  const [first] = loads;
  const names = /** @type {(keyof NonNullable<typeof first>)[]} */ (Object.keys(first ?? {}));
  return Object.fromEntries(names.map((name) => [name, median(loads.map((load) => load[name]))]));
}

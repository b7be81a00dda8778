import { chromium } from '@playwright/test';
import { commandLine, orEnd, wholeNumber } from '../command-line.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { ACTIONS, type Action, measureAction } from './action-cost';
import { measureBuilds } from './build-cost';
import { measureNavigation, measureSearch, median } from './interaction-cost';
import { measureLoad, SLOW } from './load-cost';
import { measurePlayground } from './playground-cost';
import { measurePreview } from './preview-cost';
import { type ServedSite, serveSite } from './sites';

// Measures what the site costs those who read, write and build it. CPU times hold on a busy machine,
// times do not. `npm run bench` measures everything, these only a part:
//
//     npm run bench -- build --sizes 45,200,1000
//     npm run bench -- load search navigation --against starlight=../starlight/dist --rounds 5
//     npm run bench -- preview --saves 200

/** This machine as it is, and a slow phone. */
const SPEEDS = [
  ['fast', undefined],
  ['slow', SLOW],
] as const;

const PARTS = ['load', 'actions', 'search', 'navigation', 'playground', 'preview', 'build'];
const { values, positionals } = commandLine({
  usage: `npm run bench -- [${PARTS.join('|')}]… [--against name=folder] [--pages /,/api/run] [--rounds 3] [--saves 20] [--sizes 45,200]`,
  most: Number.POSITIVE_INFINITY,
  options: {
    against: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: '/,/api/run,/issues/errors,/guide/quick-start/start' },
    rounds: { type: 'string', default: '3' },
    saves: { type: 'string', default: '20' },
    sizes: { type: 'string', default: '45' },
  },
});
const { rounds, saves, sizes, others } = orEnd(() => {
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" cannot be measured. Write one of ${PARTS.join(', ')}.`);
  }
  return {
    rounds: wholeNumber('--rounds', values.rounds),
    saves: wholeNumber('--saves', values.saves),
    sizes: values.sizes.split(',').map((size) => wholeNumber('--sizes', size)),
    others: values.against.map((other) => {
      const [name = '', folder] = other.split('=');
      if (folder) return { name, folder };
      throw new Error(
        `--against is "${other}". Write the name and the folder of a site, such as "starlight=../dist".`,
      );
    }),
  };
});
const measures = (part: string) => positionals.length === 0 || positionals.includes(part);

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  // As browsers of readers do: the stage of the playground has a process of its own.
  args: ['--no-sandbox', '--site-per-process'],
});
try {
  if (['load', 'actions', 'search', 'navigation'].some(measures)) await measureSites();
  if (measures('playground')) await measureRuns();
  if (measures('preview')) console.table(await measurePreview(browser, saves));
} finally {
  await browser.close();
}
if (measures('build')) {
  for (const size of sizes) console.table(await measureBuilds(size));
}

async function measureSites() {
  const sites: ServedSite[] = [await serveSite('ours', 'out')];
  for (const { name, folder } of others) sites.push(await serveSite(name, folder));
  try {
    if (measures('load')) {
      for (const page of values.pages.split(',')) {
        await each(sites, page, 'slow', (url) => measureLoad(browser, url, SLOW));
      }
    }
    if (measures('actions')) {
      for (const [name, action] of Object.entries(ACTIONS)) {
        // Only some of the things that readers do here can be done on other sites as well.
        await eachSpeed(action.isOursAlone ? sites.slice(0, 1) : sites, name, action);
      }
    }
    if (measures('search')) {
      for (const [name, speed] of SPEEDS) {
        await each(sites, '/api/run', name, (url) => measureSearch(browser, url, speed));
      }
    }
    if (measures('navigation')) {
      for (const [name, speed] of SPEEDS) {
        for (const hovers of [0, 1200]) {
          const label = `${name}, pointer ${hovers} ms before`;
          await each(sites, '/api/run', label, (url) =>
            measureNavigation(browser, url, { part: 'loadApp', hovers, speed }),
          );
        }
      }
    }
  } finally {
    for (const site of sites) site.close();
  }
}

async function measureRuns() {
  const site = await serveSite('ours', 'out');
  const url = await site.urlOf('/guide/API/loadApp');
  try {
    for (let round = 0; round < rounds; round++) {
      console.table(await measurePlayground(browser, url, 'first-mount'));
    }
  } finally {
    site.close();
  }
}

/**
 * Prints a table with a row for each site: the medians of several rounds, which go from site to site, so that a
 * machine whose speed changes is as slow for one as for the others.
 */
async function each(
  sites: readonly ServedSite[],
  path: string,
  label: string,
  measure: (url: string) => Promise<Record<string, number>>,
) {
  const measured = new Map<string, Record<string, number>[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, urlOf } of sites) {
      const key = `${path} ${label} ${name}`;
      try {
        measured.set(key, [...(measured.get(key) ?? []), await measure(await urlOf(path))]);
      } catch (failure) {
        console.warn(`${key}: ${String(failure).split('\n')[0]}`);
        // Its page would go on working beside the next ones.
        for (const context of browser.contexts()) await context.close();
      }
    }
  }
  console.table(Object.fromEntries([...measured].map(([key, all]) => [key, medians(all)])));
}

async function eachSpeed(sites: readonly ServedSite[], name: string, action: Action) {
  for (const [label, speed] of SPEEDS) {
    await each(sites, action.path, `${name}, ${label}`, (url) =>
      measureAction(browser, url, action, speed),
    );
  }
}

function medians(all: readonly Record<string, number>[]) {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? 0))]));
}

// @ts-check
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bundle } from '../../lib/files/bundle';
import { commandLine } from '../command-line.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { median } from './interaction-cost.mjs';

// Prints the table of /blog/architecture#what-with-and-proxy-cost: nanoseconds per operation in each mode
// of the sandbox, as the median of three page loads. It takes some minutes; nothing else should run.

commandLine({ usage: 'npm run bench:sandbox' });

const LOADS = 3;
const HOST = 'http://localhost:8080';
/** @type {Readonly<Record<string, object | false>>} */
const MODES = {
  'vm sandbox': {},
  'disableWith: true': { disableWith: true },
  'sandbox: false': false,
};

/** @type {Readonly<Record<string, { type: string, body: string }>>} */
const FILES = {
  '/': { type: 'text/html', body: '<!doctype html><script type="module" src="/host.js"></script>' },
  '/host.js': {
    type: 'text/javascript',
    body: (await bundle('scripts/bench/sandbox-host.mjs', {})).js,
  },
  '/timings/': { type: 'text/html', body: '<!doctype html><script src="timings.js"></script>' },
  '/timings/timings.js': {
    type: 'text/javascript',
    body: readFileSync('examples/sandbox-timings/timings.js', 'utf8'),
  },
};

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
});
console.log(`Chromium ${browser.version()}, the garfish of this folder, built for production`);

/** @type {Record<string, Record<string, number>>} */
const table = {};
for (const [mode, sandbox] of Object.entries(MODES)) {
  /** @type {Record<string, number>[]} */
  const loads = [];
  for (let load = 0; load < LOADS; load++) loads.push(await timingsOf(sandbox));
  for (const operation of Object.keys(loads[0] ?? {})) {
    const time = median(loads.map((load) => load[operation] ?? 0));
    table[operation] = { ...table[operation], [mode]: Number(time.toPrecision(3)) };
  }
}
console.table(table);
await browser.close();

/** @param {object | false} sandbox */
async function timingsOf(sandbox) {
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    return route.fulfill(
      file ? { contentType: file.type, body: file.body } : { status: 404, body: '' },
    );
  });
  await page.goto(HOST);
  const printed = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'table',
    timeout: 300_000,
  });
  await Promise.all([
    printed,
    page.evaluate((given) => Reflect.get(window, 'measure')(given), sandbox),
  ]);
  /** @type {Record<string, number>} */
  const timings = await (await printed).args()[0]?.jsonValue();
  await page.close();
  return timings;
}

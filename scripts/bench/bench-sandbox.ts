import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bundle } from '../../lib/files/bundle';
import { commandLine } from '../command-line.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { median } from './interaction-cost';

// Prints the table of /blog/architecture#what-with-and-proxy-cost: nanoseconds per operation in each mode
// of the sandbox, as the median of three page loads. It takes some minutes; nothing else should run.

commandLine({ usage: 'npm run bench:sandbox' });

const LOADS = 3;
const HOST = 'http://localhost:8080';
const MODES: Readonly<Record<string, object | false>> = {
  'vm sandbox': {},
  'disableWith: true': { disableWith: true },
  'sandbox: false': false,
};

const FILES: Readonly<Record<string, { type: string; body: string }>> = {
  '/': { type: 'text/html', body: '<!doctype html><script type="module" src="/host.js"></script>' },
  '/host.js': {
    type: 'text/javascript',
    body: (await bundle('scripts/bench/sandbox-host.ts', {})).js,
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

const table: Record<string, Record<string, number>> = {};
for (const [mode, sandbox] of Object.entries(MODES)) {
  const loads: Record<string, number>[] = [];
  for (let load = 0; load < LOADS; load++) loads.push(await timingsOf(sandbox));
  for (const operation of Object.keys(loads[0] ?? {})) {
    const time = median(loads.map((load) => load[operation] ?? 0));
    table[operation] = { ...table[operation], [mode]: Number(time.toPrecision(3)) };
  }
}
console.table(table);
await browser.close();

async function timingsOf(sandbox: object | false) {
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
  const timings: Record<string, number> = await (await printed).args()[0]?.jsonValue();
  await page.close();
  return timings;
}

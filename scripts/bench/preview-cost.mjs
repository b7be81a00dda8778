// @ts-check
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, isListening } from '../serve/ports.mjs';
import { startMeasured } from './process-cost.mjs';
import { withoutCaches } from './without-caches.mjs';

// How long a writer waits in the preview, and how much memory it takes.

const CONTENT = '.tmp/bench-preview';
const POLL_MS = 50;
const PAGE = 'api/run.mdx';

/** @typedef {ReturnType<typeof startMeasured>} Server */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} saves how often the page is saved before the memory is read
 */
export function measurePreview(browser, saves) {
  return withoutCaches(() => preview(browser, saves));
}

/** @param {import('@playwright/test').Browser} browser @param {number} saves */
async function preview(browser, saves) {
  await rm(CONTENT, { recursive: true, force: true });
  await cp('content', CONTENT, { recursive: true });
  /** @type {Record<string, object>} */
  const figures = {};
  for (const state of ['cold', 'warm']) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const page = await browser.newPage();
    const server = startMeasured(
      ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', `${port}`],
      { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', SITE_CONTENT: CONTENT },
    );
    try {
      figures[`first page, ${state}`] = await costOf(server, async () => {
        while (!(await isListening(port))) await delay(POLL_MS);
        await open(page, `${origin}/api/run`);
      });
      figures[`next page, ${state}`] = await costOf(server, () => open(page, `${origin}/issues/`));
      await open(page, `${origin}/api/run`);
      if (state === 'warm') Object.assign(figures, await measureSaves(server, page, saves));
    } finally {
      await page.close();
      await server.stop();
    }
  }
  await rm(CONTENT, { recursive: true });
  return figures;
}

/**
 * @param {Server} server
 * @param {Page} page
 * @param {number} count
 */
async function measureSaves(server, page, count) {
  const source = await readFile(join(CONTENT, PAGE), 'utf8');
  const save = (/** @type {string} */ end) => writeFile(join(CONTENT, PAGE), `${source}\n${end}\n`);
  const costs = [];
  for (let index = 0; index < count; index++) {
    const text = `Saved ${index} times.`;
    costs.push(await costOf(server, () => shows(page, text, () => save(text))));
  }
  const problem = await costOf(server, () => shows(page, '/nope', () => save('[nowhere](/nope)')));
  costs.sort((a, b) => a.seconds - b.seconds);
  return {
    'saved change, median': costs[Math.floor(count / 2)],
    'saved change, slowest': costs.at(-1),
    problem,
  };
}

/**
 * Waits until the page shows a text after something was done. Playwright itself looks only every
 * 500 ms after a while.
 * @param {Page} page
 * @param {string} text
 * @param {() => Promise<void>} act
 */
async function shows(page, text, act) {
  const shown = page.evaluate(
    (wanted) =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes(wanted)) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        })
      ),
    text,
  );
  await act();
  await shown;
}

/** @param {Server} server @param {() => Promise<void>} act */
async function costOf(server, act) {
  server.memory();
  const [start, { cpu }] = [performance.now(), server.cost()];
  await act();
  const seconds = (performance.now() - start) / 1000;
  const megabytes = server.memory();
  return { seconds: round(seconds), cpu: round(server.cost().cpu - cpu), megabytes };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

/** @param {Page} page @param {string} url */
async function open(page, url) {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  await page.locator('h1').waitFor();
}

// @ts-check
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './find-browser.mjs';
import { createStaticServer } from './static-server.mjs';

// Prints what the search panel costs a reader whose computer is four times slower than this one:
// the time to a painted panel and to painted rows, the work of the page's own thread for each key,
// and the bytes that only the search needs, as a host sends them. It measures the site in out/, or
// the one at an address: `npm run bench:search:panel -- http://localhost:4173/`

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

const SLOWNESS = 4;
const OPENINGS = 10;
const QUERIES = [
  'run',
  'router',
  'registerApp',
  'sandbox',
  'how do I share a module',
  'process is not defined',
  'a',
  'preloda',
  'disablePreloadApp',
  'global variable',
];

const given = process.argv[2];
const server = given === undefined ? createStaticServer({ root: 'out', host: 'clean' }) : undefined;
if (server) await once(server.listen(0, '127.0.0.1'), 'listening');
const address = given ?? addressOf(server?.address());
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const bytes = await measureBytes(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.evaluate(installClock);
  const opening = await measureOpening(page);
  const { rows, work, whole } = await measureQueries(page, session);
  console.table({
    'Ctrl+K to painted panel': figures(opening, 100),
    'end of waiting to painted rows': figures(rows, 300),
    'work of the page for a key': figures(work, 15),
    'the same, and for the rows that follow': figures(whole),
    'bytes of the search (brotli)': {
      total: `${(bytes.total / 1000).toFixed(1)} kB`,
      goal: '60 kB',
    },
  });
  console.table(bytes.files);
} finally {
  await browser.close();
  server?.close();
}

/**
 * Opens the page and counts what it loads after its load event: the panel, the worker, the index.
 * @param {Page} page
 */
async function measureBytes(page) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!isLoaded || !/\.(js|css|json)$/.test(pathname)) return;
    sizes.set(pathname, brotliCompressSync(await response.body()).length);
  });
  await page.goto(new URL('api/run', address).href);
  await page.waitForLoadState('networkidle');
  const files = [...sizes].map(([file, size]) => ({ file, kB: Number((size / 1000).toFixed(1)) }));
  return { files, total: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

/**
 * What the page itself notes.
 * @typedef {object} Clock
 * @property {number} keyAt when a key went down last
 * @property {number} paintedAt when the panel was painted last after a change
 * @property {number} askedAt when the worker was asked last
 * @property {Promise<void>} answered resolves when its answer came and the page has come to rest
 * @property {() => Promise<void>} rest resolves when what is to be done is done and painted
 */

/** Runs in the page. */
function installClock() {
  // A message that is sent in a frame arrives after the frame was painted.
  const painted = () =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
    );
  const rest = () =>
    new Promise((resolve) => {
      requestIdleCallback(resolve);
    }).then(painted);
  /** @type {Clock} */
  const clock = { keyAt: 0, paintedAt: 0, askedAt: 0, answered: Promise.resolve(), rest };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    clock.keyAt = event.timeStamp;
  };
  addEventListener('keydown', onKeyDown, true);
  new MutationObserver(async () => {
    await painted();
    clock.paintedAt = performance.now();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (/** @type {unknown} */ message) {
    clock.askedAt = performance.now();
    clock.answered = new Promise((resolve) => {
      this.addEventListener('message', resolve, { once: true });
    }).then(rest);
    post.call(this, message);
  };
  Object.assign(window, { clock });
}

/**
 * Waits until the page has come to rest, and reads what it noted.
 * @param {Page} page
 */
function readClock(page) {
  return page.evaluate(async () => {
    const { clock } = /** @type {{ clock: Clock }} */ (/** @type {unknown} */ (window));
    await clock.rest();
    await clock.answered;
    return { keyAt: clock.keyAt, paintedAt: clock.paintedAt, askedAt: clock.askedAt };
  });
}

/** @param {Page} page */
async function measureOpening(page) {
  const times = [];
  for (let index = 0; index < OPENINGS; index++) {
    await page.keyboard.press('Control+k');
    await page.locator('input:focus').waitFor();
    const { keyAt, paintedAt } = await readClock(page);
    times.push(paintedAt - keyAt);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times;
}

/**
 * Types each query letter by letter while the rows of an earlier one show. `work` is that of the
 * keys alone, `whole` that of the last one with the rows that follow it.
 * @param {Page} page
 * @param {Session} session
 */
async function measureQueries(page, session) {
  await session.send('Performance.enable');
  await page.keyboard.press('Control+k');
  await page.locator('input:focus').waitFor();
  /** @type {Record<'rows' | 'work' | 'whole', number[]>} */
  const found = { rows: [], work: [], whole: [] };
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    for (const letter of query.slice(0, -1)) {
      found.work.push(await workOf(session, () => page.keyboard.press(letter)));
    }
    const whole = await workOf(session, async () => {
      await page.keyboard.press(query.slice(-1));
      await page.waitForFunction(isAsked);
      await readClock(page);
    });
    found.whole.push(whole);
    const { askedAt, paintedAt } = await readClock(page);
    found.rows.push(paintedAt - askedAt);
  }
  return found;
}

/** Runs in the page: whether the worker was asked since the last key. */
function isAsked() {
  const { clock } = /** @type {{ clock: Clock }} */ (/** @type {unknown} */ (window));
  return clock.askedAt > clock.keyAt;
}

/**
 * How long the page itself kept its thread busy in the meantime. Painting is left out: it takes as
 * long for an input that does nothing.
 * @param {Session} session
 * @param {() => Promise<void>} act
 */
async function workOf(session, act) {
  const before = await busyMilliseconds(session);
  await act();
  return (await busyMilliseconds(session)) - before;
}

/** @param {Session} session */
async function busyMilliseconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/**
 * @param {number[]} values in milliseconds
 * @param {number} [goal]
 */
function figures(values, goal) {
  const sorted = values.sort((a, b) => a - b);
  const show = (/** @type {number | undefined} */ value) => `${value?.toFixed(1)} ms`;
  return {
    median: show(sorted[Math.floor(sorted.length / 2)]),
    worst: show(sorted.at(-1)),
    measured: sorted.length,
    goal: goal === undefined ? 'none' : `${goal} ms`,
  };
}

/** @param {ReturnType<import('node:net').Server['address']> | undefined} place */
function addressOf(place) {
  if (typeof place !== 'object' || place === null) throw new Error('The server did not start.');
  return `http://127.0.0.1:${place.port}/`;
}

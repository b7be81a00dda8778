// @ts-check
import { countRequests } from './load-cost.mjs';

// What it costs to search and to follow a link, on this machine as fast as it is.

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').CDPSession} Session */

const QUERIES = ['router', 'sandbox', 'how do I share a module', 'preloda'];
/** By then the answer to a key is painted: the search waits 150 ms for further keys. */
const ANSWERED_MS = 500;
/** By then a site has started its scripts and fetched the page of a link that the pointer is on. */
const READY_MS = 2000;

/**
 * Opens the search with the keyboard and types letter by letter.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureSearch(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const requests = countRequests(page);
  await page.goto(url);
  const { bytes: loaded } = await requests();
  await openSearch(page);
  await page.keyboard.press('r');
  await page.waitForLoadState('networkidle');
  const first = (await requests()).bytes - loaded;
  const work = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    for (const letter of query) {
      work.push(
        await threadTime(session, async () => {
          await page.keyboard.press(letter);
          await page.waitForTimeout(ANSWERED_MS);
        }),
      );
    }
  }
  await page.close();
  return { bytes: first, perKey: Math.round(median(work)) };
}

/**
 * Presses the key again where a site did not listen yet.
 * @param {import('@playwright/test').Page} page
 */
async function openSearch(page) {
  const field = page.locator('input:focus');
  for (let tries = 0; tries < 5 && (await field.count()) === 0; tries++) {
    await page.keyboard.press('Control+k');
    await field.waitFor({ timeout: 3000 }).catch(() => {});
  }
  await field.waitFor();
}

/**
 * Follows a link of the page.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} part of the address of the link
 */
export async function measureNavigation(browser, url, part) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const requests = countRequests(page);
  const link = page.locator(`a[href*="${part}" i]`).filter({ visible: true }).first();
  const title = await page.locator('h1').first().textContent();
  // As a reader does; some sites run their scripts, or fetch the page, only then. The first move in a new
  // page moves by nothing.
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(READY_MS);
  const work = await threadTime(session, async () => {
    await link.click();
    await page.waitForFunction(
      (before) => document.querySelector('h1')?.textContent !== before,
      title,
    );
    await page.waitForTimeout(ANSWERED_MS);
  });
  const isFullLoad = await page.evaluate(() => !('isFirstDocument' in window));
  const { requests: requested } = await requests();
  await page.close();
  return { work: Math.round(work), requests: requested, isFullLoad };
}

/**
 * The time in milliseconds that the page's thread worked meanwhile.
 * @param {Session} session
 * @param {() => Promise<void>} act
 */
async function threadTime(session, act) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await act();
  return (await read()) - before;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

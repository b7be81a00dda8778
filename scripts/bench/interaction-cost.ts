import type { Browser, CDPSession, Page } from '@playwright/test';
import { countRequests, emulate, type Speed } from './load-cost';

// What it costs to search and to follow a link.

const QUERIES = ['router', 'sandbox', 'how do I share a module', 'preloda'];
/** By then the answer to a key is painted: the search waits 150 ms for further keys. */
const ANSWERED_MS = 500;
/** By then a site has started its scripts and fetched the page of a link that the pointer is on. */
const READY_MS = 2000;

/** Opens the search with the keyboard as the first thing on a page, and types letter by letter. */
export async function measureSearch(browser: Browser, url: string, speed?: Speed) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await emulate(page, speed);
  const requests = countRequests(page);
  await page.goto(url);
  await page.waitForTimeout(READY_MS);
  const { bytes: loaded } = await requests();
  const start = performance.now();
  await openSearch(page);
  const field = performance.now() - start;
  await page.keyboard.press('r');
  await page.locator(ROWS).first().waitFor();
  const rows = performance.now() - start;
  await page.waitForTimeout(ANSWERED_MS);
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
  await context.close();
  return {
    field: Math.round(field),
    rows: Math.round(rows),
    bytes: first,
    perKey: Math.round(median(work)),
  };
}

/** Rows of results, on this site and on others. */
const ROWS = '[role="option"], .pagefind-ui__result, .result, .DocSearch-Hit';

/** Presses the key again where a site did not listen yet. */
async function openSearch(page: Page) {
  const field = page.locator('input:focus');
  for (let tries = 0; tries < 5 && (await field.count()) === 0; tries++) {
    await page.keyboard.press('Control+k');
    await field.waitFor({ timeout: 3000 }).catch(() => {});
  }
  await field.waitFor();
}

/**
 * Follows a link of the page to one that was not visited: `part` is of the address of the link, `hovers` how many
 * milliseconds the pointer is on it before the press.
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  { part, hovers, speed }: { part: string; hovers: number; speed: Speed | undefined },
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await emulate(page, speed);
  await page.goto(url);
  await page.waitForTimeout(READY_MS);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const requests = countRequests(page);
  const link = page.locator(`a[href*="${part}" i]`).filter({ visible: true }).first();
  const title = await page.locator('h1').first().textContent();
  // The first move in a new page moves by nothing.
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(hovers);
  let shown = 0;
  const start = performance.now();
  const work = await threadTime(session, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(
      (before) => (document.querySelector('h1')?.textContent ?? before) !== before,
      title,
    );
    shown = performance.now() - start;
    await page.waitForTimeout(ANSWERED_MS);
  });
  const isFullLoad = await page.evaluate(() => !('isFirstDocument' in window));
  const { requests: requested, bytes } = await requests();
  await context.close();
  return {
    shown: Math.round(shown),
    work: Math.round(work),
    requests: requested,
    bytes,
    fullLoads: Number(isFullLoad),
  };
}

/** The time in milliseconds that the page's thread worked meanwhile. */
async function threadTime(session: CDPSession, act: () => Promise<void>) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await act();
  return (await read()) - before;
}

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

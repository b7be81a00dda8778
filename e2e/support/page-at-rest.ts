import { expect, type Page, type Route } from '@playwright/test';

/** Waits until the script of a page has started. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Opens a page and waits until it has fetched the search index, as it does when the browser is idle. */
export async function openAtRest(page: Page, url: string): Promise<void> {
  const search = page.waitForResponse('**/static/search_index_headings*.json');
  await page.goto(url);
  await (await search).finished();
  await settle(page);
}

/** Lets a page do what it has begun: look at its pictures, ask for files, and show what came of it. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      // Frames are requested from the clock, which may stand still; these come of themselves.
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
      await fetch(location.href);
    }
  });
}

/** Waits until the browser is idle; on a busy machine that may never be, so it ends after two seconds. */
export async function letIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}

/** Lets so many frames pass, for what a page would do only after a while. */
export async function letFramesPass(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Scrolls a page to a place. */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo(0, y), top);
}

/** Changes the width of the window, and waits until the page has it and its observers of sizes have heard of it. */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await letFramesPass(page, 2);
}

/** Lets requests wait until the function that it gives is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}

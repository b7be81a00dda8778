import type { Locator, Page, Route } from '@playwright/test';
import { holdRequests, openAtRest } from './page-at-rest';
import { address } from './servers.mjs';

/** The progress bar, where it is shown. */
export function bar(page: Page): Locator {
  return page.locator('#nprogress > div');
}

/** The words for assistive technology, where they are said. */
export function announcement(page: Page): Locator {
  return page.locator('[aria-live]').getByText('Loading page');
}

/** The heading of the page that shows. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** A link of the sidebar, by the address it leads to. */
export function sidebarLink(page: Page, path: string): Locator {
  return page.locator(`[data-part="sidebar"] a[href="/base${path}"]`).first();
}

/** Opens a page, lets it come to rest, and stops the time. */
export async function open(page: Page, path: string): Promise<void> {
  await openAtRest(page, address('fixture', path));
  await page.clock.pauseAt(1_000_000);
}

/** Lets requests for a page wait until the function that it gives is called. */
export function hold(
  page: Page,
  path: string,
  answer?: (route: Route) => Promise<void>,
): Promise<() => void> {
  return holdRequests(page, address('fixture', `${path}.html`), answer);
}

/** Notes when the bar is put into the page and taken out. */
export async function recordBars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: string[] = [];
    const isBar = (node: Node) => node instanceof Element && node.id === 'nprogress';
    Object.assign(window, { bars: record });
    new MutationObserver((mutations) => {
      for (const { addedNodes, removedNodes } of mutations) {
        if ([...addedNodes].some(isBar)) record.push('in');
        if ([...removedNodes].some(isBar)) record.push('out');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What was noted so far. */
export function recordedBars(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { bars: string[] }).bars);
}

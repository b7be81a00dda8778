import type { Page } from '@playwright/test';

/** Records, from the next page on, what the browser moves in the article without the reader's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as { sources?: { node?: Node }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // A busy browser may paint a part of the top bar before it has read the rest.
          if (element?.closest('main')) moved.push(element.outerHTML.slice(0, 100));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened, as the start of its HTML. */
export function movedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

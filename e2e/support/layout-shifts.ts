import type { Page } from '@playwright/test';

/** So long around the moment in which the font comes, what moves is its doing; typography.spec.ts limits that. */
const FONT_MS = 250;

/** Records, from the next page on, what the browser moves in the article without the reader's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { time: number; html: string }[] = [];
    const fontCame: number[] = [];
    Object.assign(window, { moved, fontCame });
    document.fonts.addEventListener('loadingdone', () => fontCame.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], startTime: time } = entry as PerformanceEntry & {
          sources?: { node?: Node }[];
        };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // A busy browser may paint a part of the top bar before it has read the rest.
          if (element?.closest('main')) moved.push({ time, html: element.outerHTML.slice(0, 100) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened, as the start of its HTML. */
export function movedParts(page: Page): Promise<string[]> {
  return page.evaluate((around) => {
    const { moved, fontCame } = window as unknown as {
      moved: { time: number; html: string }[];
      fontCame: number[];
    };
    return moved
      .filter(({ time }) => fontCame.every((came) => Math.abs(time - came) > around))
      .map(({ html }) => html);
  }, FONT_MS);
}

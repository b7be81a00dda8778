import { isComposing } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';

/**
 * Lets readers filter an overview. A word in the name of a group keeps all of it, one in the title of a page
 * keeps the page with all its headings; else the headings that hold it are left. At the end, all of it shows again.
 */
export function filterOverview(overview: HTMLElement, signal: AbortSignal): void {
  const input = overview.querySelector('input');
  const status = overview.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status) return;
  const labels: Labels['overview'] = JSON.parse(overview.dataset.labels ?? '{}');
  const groups = [...overview.querySelectorAll('section')].map((element) => ({
    element,
    name: element.querySelector('h2')?.textContent ?? '',
    pages: [...element.querySelectorAll<HTMLElement>(':scope > ul > li')].map((page) => ({
      page,
      title: page.querySelector('a')?.textContent ?? '',
      headings: [...page.querySelectorAll('li')],
    })),
  }));

  function show(query: string): void {
    const holds = matcherOf(query);
    let count = 0;
    for (const { element, name, pages } of groups) {
      for (const { page, title, headings } of pages) {
        const isWhole = holds(name) || holds(title);
        for (const heading of headings) heading.hidden = !isWhole && !holds(heading.textContent);
        page.hidden = !isWhole && headings.every(({ hidden }) => hidden);
        if (!page.hidden) count += 1;
      }
      element.hidden = pages.every(({ page }) => page.hidden);
    }
    if (!status) return;
    status.textContent = query === '' ? '' : statusOf(count, query, labels);
    // Only readers who do not see the list need the count.
    status.classList.toggle('visually-hidden', count > 0);
  }

  const follow = () => show(input.value);
  input.addEventListener('input', follow, { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Not every browser does this itself.
      input.value = '';
      follow();
    },
    { signal },
  );
  // Readers may have typed before the script ran, and browsers put words back after a reload.
  follow();
  signal.addEventListener('abort', () => show(''));
}

/**
 * Makes what tells whether a text holds the typed words. Letter case does not count, and hyphens are spaces:
 * `pre load` is in `Pre-load`.
 */
export function matcherOf(typed: string): (text: string) => boolean {
  const wanted = plain(typed).trim();
  return (text) => plain(text).includes(wanted);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}

function statusOf(count: number, query: string, labels: Labels['overview']): string {
  if (count === 0) return fill(labels.noResult, { query });
  return fill(count === 1 ? labels.countOne : labels.count, { count: String(count) });
}

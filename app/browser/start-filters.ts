/** The boxes whose fields filter a list, each with what does so. Few pages have one, and few readers use it. */
const FILTERS = {
  '[data-overview]': async () =>
    (await import('@/components/overview/filter-overview')).filterOverview,
  '[data-entry-filter]': async () =>
    (await import('@/components/markdown/entry-filter/filter-entries')).filterEntries,
};

/** Lets readers filter the lists of the page. What is typed before the code is there counts. */
export function startFilters(signal: AbortSignal): void {
  for (const [boxes, load] of Object.entries(FILTERS)) {
    for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
      const waiting = new AbortController();
      const run = () => {
        waiting.abort();
        load().then(
          (filter) => !signal.aborted && filter(box, signal),
          // The list stays as it is.
          () => {},
        );
      };
      const input = box.querySelector('input');
      if (input === document.activeElement || input?.value) run();
      box.addEventListener('focusin', run, { signal: AbortSignal.any([signal, waiting.signal]) });
    }
  }
}

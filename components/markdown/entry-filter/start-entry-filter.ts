/** Lets readers filter the sections of the page. */
export function startEntryFilter(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-entry-filter]');
  const input = box?.querySelector('input');
  if (!box || !input) return;
  // Few pages have one, and few readers use it. What is typed before the code is there counts.
  const load = () =>
    void import('./filter-entries').then(
      ({ filterEntries }) => {
        if (!signal.aborted) filterEntries(box, signal);
      },
      // The sections stay as they are.
      () => {},
    );
  if (document.activeElement === input || input.value !== '') load();
  else input.addEventListener('focus', load, { once: true, signal });
}

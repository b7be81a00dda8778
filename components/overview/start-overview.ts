/** Lets readers filter the overviews of the page. */
export function startOverview(signal: AbortSignal): void {
  const overviews = [...document.querySelectorAll<HTMLElement>('[data-overview]')];
  if (overviews.length === 0) return;
  // Few pages have one. What is typed before the code is there counts.
  import('./filter-overview').then(
    ({ filterOverviewList }) => {
      if (signal.aborted) return;
      for (const overview of overviews) filterOverviewList(overview, signal);
    },
    // The list stays as it is.
    () => {},
  );
}

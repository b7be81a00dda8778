/** Lets readers filter the overviews of the page. */
export function startOverview(): () => void {
  const overviews = [...document.querySelectorAll<HTMLElement>('[data-overview]')];
  if (overviews.length === 0) return () => {};
  const stops: (() => void)[] = [];
  let isOver = false;
  // Few pages have one. What is typed before the code is there counts.
  import('./filter-overview').then(
    ({ filterOverviewList }) => {
      if (!isOver) stops.push(...overviews.map(filterOverviewList));
    },
    // The list stays as it is.
    () => {},
  );
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

/** Lets readers filter the sections of the page. */
export function startEntryFilter(): () => void {
  const box = document.querySelector<HTMLElement>('[data-entry-filter]');
  if (!box) return () => {};
  let stop = () => {};
  let isOver = false;
  // Few pages have one. What is typed before the code is there counts.
  import('./filter-entries').then(
    ({ filterEntries }) => {
      if (!isOver) stop = filterEntries(box);
    },
    // The sections stay as they are.
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

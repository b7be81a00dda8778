import { showInBox } from '@/lib/browser/place';
import { SIDEBAR_ID } from '../ui/part-ids';

/** The page that showed last. */
let lastPath: string | undefined;

/** Brings the sidebar's item of the page into view, on each new page and when the sidebar opens. */
export function startSidebar(signal: AbortSignal): void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  const current = sidebar?.querySelector(':scope > nav:last-child [aria-current="page"]');
  const { path } = document.documentElement.dataset;
  // The groups of the first page are open in its HTML, and the reader may have folded them since.
  if (current && lastPath !== undefined && lastPath !== path) openGroups(current);
  lastPath = path;
  if (!sidebar || !current) return;

  // Only the sidebar scrolls, and not the page.
  const show = () => showInBox(sidebar, current);
  show();
  sidebar.addEventListener('toggle', show, { signal });
}

/** Unfolds the groups that hold an item; the others stay as the reader left them. */
function openGroups(current: Element): void {
  for (let item = current.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
    const fold = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (fold) fold.open = true;
  }
}

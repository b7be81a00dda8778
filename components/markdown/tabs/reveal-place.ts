import { onPlaceStart } from '@/lib/browser/navigation-start';
import { decodeAddress } from '@/lib/routing/links';
import { showTab } from './show-tab';

let groups = 0;
let stop: (() => void) | undefined;

/**
 * Opens the panels around whatever the reader jumps to, before the page scrolls there: by a link, by
 * the search, by Back and Forward. One set of listeners serves all groups of the page.
 */
export function revealPlaces(): () => void {
  groups += 1;
  stop ??= listen();
  return () => {
    groups -= 1;
    if (groups > 0) return;
    stop?.();
    stop = undefined;
  };
}

function listen(): () => void {
  const stopPlaces = onPlaceStart(reveal);
  window.addEventListener('click', onClick);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    stopPlaces();
    window.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', onHashChange);
  };
}

/** The browser follows the link only after this, and then the place is there to be scrolled to. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hash === '') return;
  if (link.pathname === window.location.pathname) reveal(link.hash);
}

/** Here the browser has tried already. */
function onHashChange(): void {
  const { hash } = window.location;
  if (reveal(hash)) placeOf(hash)?.scrollIntoView();
}

/** Opens the panels around a place; tells whether it was hidden. */
function reveal(hash: string): boolean {
  let panel = hiddenPanelAround(placeOf(hash));
  const wasHidden = panel !== undefined;
  while (panel) {
    const group = panel.parentElement;
    if (!group) break;
    showTab(group, [...group.children].indexOf(panel) - 1);
    panel = hiddenPanelAround(group);
  }
  return wasHidden;
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddress(hash.slice(1)));
}

function hiddenPanelAround(element: Element | null): Element | undefined {
  return element?.closest('[role="tabpanel"][hidden]') ?? undefined;
}

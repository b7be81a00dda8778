import { onPlaceWanted, placeNamedBy } from '@/lib/browser/place';

/** Goes on to the other page to which the heading that the URL names has moved (`content/_moved.json`). */
export function startMovedHeadings(signal: AbortSignal): void {
  function goOn(): void {
    const place = placeNamedBy(window.location.hash);
    if (place instanceof HTMLAnchorElement && place.hidden) window.location.replace(place.href);
  }
  window.addEventListener('hashchange', goOn, { signal });
  goOn();
}

/** Opens what is folded around a place to which the reader goes, which not every browser does itself. */
export function startFoldedBoxes(signal: AbortSignal): void {
  const place = placeNamedBy(window.location.hash);
  if (place) openAround(place);
  onPlaceWanted(openAround, signal);
}

/** Tells whether something was closed. */
function openAround(place: Element): boolean {
  let wasClosed = false;
  for (let box = foldAround(place); box; box = foldAround(box)) {
    wasClosed ||= !box.open;
    box.open = true;
  }
  return wasClosed;
}

function foldAround(place: Element): HTMLDetailsElement | null {
  return place.parentElement?.closest<HTMLDetailsElement>('main details') ?? null;
}

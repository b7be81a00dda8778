import { placeNamedBy } from '@/lib/browser/place';

/** Goes on to the other page to which the heading that the URL names has moved (`content/_moved.json`). */
export function startMovedHeadings(): () => void {
  const stop = new AbortController();
  function goOn(): void {
    const place = placeNamedBy(window.location.hash);
    if (place instanceof HTMLAnchorElement && place.hidden) window.location.replace(place.href);
  }
  window.addEventListener('hashchange', goOn, { signal: stop.signal });
  goOn();
  return () => stop.abort();
}

import { leadsToPage } from '@/lib/browser/presses';
import { FRAME_PARTS, keepHidden, partsHiddenBy } from '@/lib/routing/frame-parts';

/** Puts the parts that the address hides on <html>. */
export function markHiddenParts(): string {
  const hidden = partsHiddenBy(window.location.search, FRAME_PARTS).join(' ');
  document.documentElement.dataset.hide = hidden;
  return hidden;
}

/** Lets the links of a page go on hiding what its address hides. */
export function startHiddenParts(signal: AbortSignal): void {
  const hidden = markHiddenParts();
  if (hidden === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || !leadsToPage(link)) continue;
    link.setAttribute('href', keepHidden(href, hidden));
    signal.addEventListener('abort', () => link.setAttribute('href', href));
  }
}

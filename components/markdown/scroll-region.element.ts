import { SiteElement } from '@/lib/browser/site-element';

const observer = new ResizeObserver((entries) => {
  // All are measured before one is changed.
  const boxes = entries.map(
    ({ target }) => [target, target.scrollWidth > target.clientWidth] as const,
  );
  for (const [box, isRegion] of boxes) markRegion(box, isRegion);
});

/** A table that is a region, and a tab stop, only while there is something to scroll. */
export class ScrollElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    watchOverflow(this, signal);
  }
}

export function watchOverflow(box: Element, signal: AbortSignal): void {
  observer.observe(box);
  signal.addEventListener('abort', () => observer.unobserve(box));
}

function markRegion(box: Element, isRegion: boolean): void {
  const name = box.getAttribute('data-scroll-region') ?? '';
  for (const [attribute, value] of Object.entries({
    tabindex: '0',
    role: 'group',
    'aria-label': name,
  })) {
    if (isRegion) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
  }
}

import { setAttributes } from '@/lib/browser/element';

/**
 * What makes a box that may be too narrow for its content a region with a name, which the keyboard scrolls.
 * It is one at first, so that it can be scrolled without scripts.
 */
export function scrollRegion(name: string) {
  return { tabIndex: 0, role: 'group', 'aria-label': name, 'data-scroll-region': name } as const;
}

/** Lets those boxes be regions, and stops of the keyboard, only as long as there is something to scroll. */
export function startScrollRegions(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before one is changed.
    const boxes = entries.map(({ target }) => [target, overflows(target)] as const);
    for (const [box, isRegion] of boxes) markRegion(box, isRegion);
  });
  for (const box of document.querySelectorAll('[data-scroll-region]')) observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}

function overflows({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}

function markRegion(box: Element, isRegion: boolean): void {
  setAttributes(box, {
    tabindex: isRegion ? 0 : undefined,
    role: isRegion ? 'group' : undefined,
    'aria-label': isRegion ? (box.getAttribute('data-scroll-region') ?? '') : undefined,
  });
}

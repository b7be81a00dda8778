/**
 * Attributes of a box that may be too narrow for its content: a region with a name, which the keyboard scrolls
 * without scripts. `scroll-region.element.ts` takes them away while nothing has to be scrolled.
 */
export function scrollRegion(name: string) {
  return { tabIndex: 0, role: 'group', 'aria-label': name, 'data-scroll-region': name } as const;
}

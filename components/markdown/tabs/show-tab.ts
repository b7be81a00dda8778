/**
 * Shows one panel of a group and marks its tab. The other panels stay in the page, where the
 * browser's own search finds them.
 *
 * Pages carry this function as text, too (first-tab-script.tsx), so it uses nothing from outside.
 */
export function showTab(group: HTMLElement, index: number): void {
  const [list, ...panels] = group.children;
  group.dataset.live = '';
  for (const [place, tab] of [...(list?.children ?? [])].entries()) {
    tab.setAttribute('aria-selected', String(place === index));
    tab.setAttribute('tabindex', place === index ? '0' : '-1');
  }
  for (const [place, panel] of panels.entries()) {
    if (place === index) panel.removeAttribute('hidden');
    // React knows no other value than "true" for this attribute.
    else panel.setAttribute('hidden', 'until-found');
  }
}

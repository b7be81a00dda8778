import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { isPageLink } from '@/lib/browser/presses';
import { keepHidden, optionsHiddenBy } from '@/lib/routing/frame-options';

/** Names the regions that the query of the URL hides in an attribute of `<html>`. */
export function markHiddenParts(): string {
  const hidden = optionsHiddenBy(window.location.search).join(' ');
  document.documentElement.dataset.hide = hidden;
  return hidden;
}

/** Adds the hidden regions to the links of each page. */
export function startHiddenParts(): void {
  window.addEventListener(PAGE_SHOWN, updateLinks);
  updateLinks();
}

function updateLinks(): void {
  const hidden = markHiddenParts();
  if (hidden === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#') && isPageLink(link)) link.href = keepHidden(href, hidden);
  }
}

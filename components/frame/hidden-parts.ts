import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { isPageLink } from '@/lib/browser/presses';
import { keepHidden, optionsHiddenBy } from '@/lib/routing/frame-options';

/** Puts the parts that the address hides on <html>. */
export function markHiddenParts(): string {
  const hidden = optionsHiddenBy(window.location.search).join(' ');
  document.documentElement.dataset.hide = hidden;
  return hidden;
}

/** Lets the links of each page go on hiding what its URL hides. */
export function startHiddenParts(): void {
  window.addEventListener(PAGE_SHOWN, keepInLinks);
  keepInLinks();
}

function keepInLinks(): void {
  const hidden = markHiddenParts();
  if (hidden === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#') && isPageLink(link)) link.href = keepHidden(href, hidden);
  }
}

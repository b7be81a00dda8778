import { PAGE_SHOWN } from '@/lib/browser/page-shown';

/** Metadata of a page in its head. The colour of the browser's bars is the user's choice. */
const METADATA =
  'meta[name]:not([name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const HTML_ATTRIBUTES = [
  ...['data-path', 'data-route', 'data-page-hides', 'data-menu-bar'],
  ...['lang', 'dir'],
];
const LINK_ATTRIBUTES = ['href', 'aria-current', 'data-same-page'];

/**
 * Reads a page; `undefined` if it is not of the same build of this site, or may connect elsewhere: a document keeps
 * the policy with which it was loaded.
 */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return buildSignature(page) === buildSignature(document) ? page : undefined;
}

function buildSignature(page: Document): string {
  const script = page.querySelector('script[data-app-styles]')?.getAttribute('src');
  const styles = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
  const policy = page.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return `${script} ${styles} ${/connect-src[^;]*/.exec(policy?.content ?? '')}`;
}

/** Shows a page in this document. Only its regions change, so what extensions add elsewhere stays. */
export function showPage(page: Document): void {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(METADATA)) element.remove();
  document.head.append(...page.head.querySelectorAll(METADATA));
  copyAttributes(page.documentElement, document.documentElement, HTML_ATTRIBUTES);
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const next = page.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    // Skip regions inside one that was just replaced.
    if (next && region.isConnected) updateRegion(region, next);
  }
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

/** A region with the same `data-key` on both pages stays as it is, but for its links; others are replaced. */
function updateRegion(region: HTMLElement, next: HTMLElement): void {
  const { key } = region.dataset;
  const links = linksOf(region);
  const nextLinks = linksOf(next);
  const isKept = key !== undefined && key === next.dataset.key && links.length === nextLinks.length;
  if (!isKept) region.replaceWith(next);
  else
    for (const [index, link] of links.entries())
      copyAttributes(nextLinks[index], link, LINK_ATTRIBUTES);
}

/** Returns the links of a region and the buttons of its groups; not those of a region inside, nor results of an open search. */
function linksOf(region: HTMLElement): Element[] {
  const links = [
    ...region.querySelectorAll('a[href]:not([data-part="search-results"] *), summary'),
  ];
  return links.filter((link) => link.closest('[data-region]') === region);
}

function copyAttributes(from: Element | undefined, to: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = from?.getAttribute(name) ?? null;
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}

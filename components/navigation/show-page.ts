/*
 * Shows another page in this document. Only elements with `data-region` change, so what extensions add elsewhere
 * stays. A region with the same `data-key` on both pages stays as it is, but for its links; others are replaced.
 */

/** What describes a page in its head. Colours of the browser's bars are the user's choice. */
const METADATA =
  'meta[name]:not([name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const ATTRIBUTES = ['data-path', 'data-route', 'data-page-hides', 'data-menu-bar', 'lang'];

/**
 * Reads a page; `undefined` if it is not of the same build of this site, or may connect elsewhere: a document keeps
 * the policy with which it was loaded.
 */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return signature(page) === signature(document) ? page : undefined;
}

function signature(page: Document): string {
  const script = page.querySelector('script[data-app-styles]')?.getAttribute('src');
  const styles = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
  const policy = page.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return `${script} ${styles} ${/connect-src[^;]*/.exec(policy?.content ?? '')}`;
}

export function showPage(page: Document): void {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(METADATA)) element.remove();
  document.head.append(...page.head.querySelectorAll(METADATA));
  for (const name of ATTRIBUTES) {
    const value = page.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const next = page.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    // One in a region that was replaced is gone with it.
    if (next && region.isConnected) updateRegion(region, next);
  }
}

function updateRegion(region: HTMLElement, next: HTMLElement): void {
  const { key } = region.dataset;
  const links = linksOf(region);
  const nextLinks = linksOf(next);
  if (key === undefined || key !== next.dataset.key || links.length !== nextLinks.length) {
    region.replaceWith(next);
    return;
  }
  for (const [index, link] of links.entries()) {
    for (const name of ['href', 'aria-current', 'data-same-page']) {
      const value = nextLinks[index]?.getAttribute(name) ?? null;
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  }
}

/** What leads to pages, and the buttons of groups that contain the current one; not those of a region inside. */
function linksOf(region: HTMLElement): Element[] {
  const links = [...region.querySelectorAll('a[href], summary')];
  return links.filter((link) => link.closest('[data-region]') === region);
}

import { setAttributes } from '@/lib/browser/element';

/*
 * Puts another page into the document. Parts that are marked `data-kept` stay as they are, with what the
 * reader has done in them; the part marked `data-fresh` is replaced; everything else is updated in place, so
 * that the top bar and the sidebar are the same elements on the next page.
 */

/** What a page says of itself in its head. Colours of the browser's bars are the reader's choice. */
const OF_PAGE =
  'meta[name]:not([name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

/**
 * Reads a page; nothing if it is not of the same build of this site, or may connect elsewhere: the policy of a
 * document stays the one with which it was loaded.
 */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isOurs = scriptOf(page) === scriptOf(document) && policyOf(page) === policyOf(document);
  return isOurs && page.querySelector('[data-fresh]') ? page : undefined;
}

function scriptOf(page: Document): string | null | undefined {
  return page.querySelector('script[data-app-styles]')?.getAttribute('src');
}

/** To what a page may connect, beside its own host. */
function policyOf(page: Document): string | undefined {
  const policy = page.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return /connect-src[^;]*/.exec(policy?.content ?? '')?.[0];
}

/** Loads the style sheets that a page has and this document lacks. */
export async function loadStylesOf(page: Document): Promise<void> {
  const sheets = 'link[rel="stylesheet"]';
  const known = [...document.querySelectorAll(sheets)].map((link) => link.getAttribute('href'));
  const missing = [...page.querySelectorAll<HTMLLinkElement>(sheets)].filter(
    (link) => !known.includes(link.getAttribute('href')),
  );
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          const own = document.importNode(link);
          // A page without some of its styles is better than none.
          own.onload = resolve;
          own.onerror = resolve;
          document.head.append(own);
        }),
    ),
  );
}

export function showPage(page: Document): void {
  document.title = page.title;
  updateHead(page);
  for (const name of ['data-path', 'data-route', 'data-page-hides', 'data-menu-bar', 'lang']) {
    const value = page.documentElement.getAttribute(name) ?? undefined;
    setAttributes(document.documentElement, { [name]: value });
  }
  update(document.body, document.adoptNode(page.body));
}

function updateHead(page: Document): void {
  const now = [...document.head.querySelectorAll(OF_PAGE)];
  const next = [...page.head.querySelectorAll(OF_PAGE)];
  for (const element of now) {
    if (!next.some((other) => other.isEqualNode(element))) element.remove();
  }
  for (const element of next) {
    if (!now.some((other) => other.isEqualNode(element))) document.head.append(element);
  }
}

function update(now: Element, next: Element): void {
  if (isKept(now, next)) return;
  if ('fresh' in (now as HTMLElement).dataset) {
    now.replaceWith(next);
    return;
  }
  copyAttributes(now, next);
  const parts = [...now.childNodes];
  const others = [...next.childNodes];
  const isAlike = (part: Node, index: number) => areAlike(part, others[index]);
  if (parts.length === others.length && parts.every(isAlike)) {
    for (const [index, part] of parts.entries()) updateNode(part, others[index]);
    return;
  }
  const kept = [...now.children].filter((part) => part.matches('[data-kept]'));
  for (const other of next.children) {
    const same = kept.find((part) => isKept(part, other));
    if (same) other.replaceWith(same);
  }
  now.replaceChildren(...next.childNodes);
}

function updateNode(now: Node, next: Node | undefined): void {
  if (now instanceof Element && next instanceof Element) update(now, next);
  else if (now instanceof Text && now.data !== next?.textContent)
    now.data = next?.textContent ?? '';
}

function areAlike(now: Node, next: Node | undefined): boolean {
  if (now.nodeName !== next?.nodeName) return false;
  if (!(now instanceof HTMLElement) || !(next instanceof HTMLElement)) return true;
  const names = ['part', 'kept', 'folder'] as const;
  return names.every((name) => now.dataset[name] === next.dataset[name]);
}

/** Whether a part stays: it is the same in the same language, which `data-kept` names. */
function isKept(now: Element, next: Element): boolean {
  if (!(now instanceof HTMLElement) || !(next instanceof HTMLElement)) return false;
  const { kept, part } = now.dataset;
  return kept !== undefined && kept === next.dataset.kept && part === next.dataset.part;
}

/** What scripts have added stays, and groups stay as the reader has opened or folded them. */
function copyAttributes(now: Element, next: Element): void {
  for (const { name, value } of next.attributes) {
    if (name !== 'open' && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  if (!next.hasAttribute('aria-current')) now.removeAttribute('aria-current');
}

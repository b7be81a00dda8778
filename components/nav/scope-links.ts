import { placeNamedBy } from '@/lib/browser/place';
import { elementAt } from '@/lib/browser/presses';
import { loadSiteRoutes } from '@/lib/browser/site-routes';
import { VISITED_KEY, writeStored } from '@/lib/browser/stored';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-parts';
import type { RoutePath } from '@/lib/routing/route-path';
import { type ScopeOptions, splitScope, switchScope } from '@/lib/routing/scope';

/** A list of languages or versions. */
const SWITCHER = '[data-switcher]';

const OPEN_SWITCHER = `${SWITCHER}[open], :popover-open ${SWITCHER}`;

/** Whether the reader has followed a link to another language or version, whose page is still to come. */
let hasChosen = false;

/**
 * The links to other languages and versions lead to home pages. When the reader comes near them, they get
 * the pages that correspond to the one that shows.
 */
export function startScopeLinks(signal: AbortSignal): void {
  if (hasChosen) dropDeadHash();
  hasChosen = false;

  const bar = document.querySelector<HTMLElement>('[data-scopes]');
  if (!bar) return;
  const scopes: ScopeOptions = JSON.parse(bar.dataset.scopes ?? '');
  const links = [...bar.querySelectorAll<HTMLAnchorElement>(`${SWITCHER} a`)];
  const homes = links.map((link) => link.getAttribute('href') ?? '');

  async function prepare(): Promise<void> {
    const site = await loadSiteRoutes();
    if (!site || signal.aborted) return;
    for (const link of links) leadTo(link, hrefFor(link, scopes, site.routes));
  }
  const onInterest = (event: Event) => elementAt(event, SWITCHER) && prepare();
  const onOpened = () => bar.querySelector(OPEN_SWITCHER) && prepare();
  const onPress = (event: Event) => {
    if (!elementAt(event, `${SWITCHER} a`)) return;
    // The reader has chosen, so no later visit is redirected by the browser's language.
    writeStored(VISITED_KEY, '1');
    hasChosen = true;
  };

  bar.addEventListener('pointerover', onInterest, { signal });
  bar.addEventListener('focusin', onInterest, { signal });
  bar.addEventListener('toggle', onOpened, { capture: true, signal });
  bar.addEventListener('click', onPress, { signal });
  // Into another tab, with the middle button.
  bar.addEventListener('auxclick', onPress, { signal });
  // The reader may have opened one before the scripts came.
  onOpened();
  signal.addEventListener('abort', () => {
    for (const [index, link] of links.entries()) leadTo(link, homes[index]);
  });
}

/** A link that leads nowhere is not offered. */
function leadTo(link: HTMLAnchorElement, href: string | undefined): void {
  const item = link.closest('li');
  if (item) item.hidden = href === undefined;
  if (href !== undefined) link.setAttribute('href', href);
}

/** The page that corresponds to the one that shows, in the language and version of a link. */
function hrefFor(
  link: HTMLAnchorElement,
  scopes: ScopeOptions,
  routes: readonly RoutePath[],
): string | undefined {
  const { path = '/', hide = '' } = document.documentElement.dataset;
  const { search, hash } = window.location;
  const scopeOf = (route: string) => splitScope(route.slice(1), scopes).scope;
  const target = switchScope(
    path,
    scopeOf(path),
    scopeOf(withoutBase(link.pathname)),
    scopes,
    routes,
  );
  const href = target && withBase(target.route + (target.isSamePage ? search + hash : ''));
  return href && keepHidden(href, hide);
}

/** Removes the hash from the address if the page, in another language now, lacks that heading. */
function dropDeadHash(): void {
  const { pathname, search, hash } = window.location;
  if (hash === '' || placeNamedBy(hash)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

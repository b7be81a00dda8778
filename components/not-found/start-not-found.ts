import { fetchFile } from '@/lib/browser/connection';
import { element } from '@/lib/browser/element';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { NOT_FOUND, type RoutePath } from '@/lib/routing/route-path';
import { type ScopeOptions, scopePrefix, splitScope } from '@/lib/routing/scope';
import { showInstead } from '../navigation/follow-links';

const TITLE_ID = 'frame-suggestions';

/** Leads from another spelling of an address to its page, or suggests pages that may have been meant. */
export function startNotFound(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-part="suggestions"]');
  if (!box) return;
  const own = ownNotFoundPage();
  if (own !== undefined) void showInstead(own);
  // Every page carries this function, so what only a wrong address needs is loaded later.
  Promise.all([import('./redirect-to-page'), fetchFile('/static/routes.json')])
    .then(async ([{ redirectToPage }, routes]) => redirectToPage(await routes.json(), signal))
    .then(
      (routes) => {
        if (!signal.aborted && routes.length > 0) suggest(box, routes);
      },
      // The page stays as it is.
      () => {},
    );
  const hint = [...box.children];
  signal.addEventListener('abort', () => box.replaceChildren(...hint));
}

/** Hosts serve one not-found page at any address; the one in the language and version of this address. */
function ownNotFoundPage(): string | undefined {
  const { scopes } = document.querySelector<HTMLElement>('[data-scopes]')?.dataset ?? {};
  if (scopes === undefined) return undefined;
  const options: ScopeOptions = JSON.parse(scopes);
  const path = withoutBase(window.location.pathname).slice(1);
  const own = scopePrefix(splitScope(path, options).scope, options) + NOT_FOUND;
  return own === NOT_FOUND || own === document.documentElement.dataset.path ? undefined : own;
}

function suggest(box: HTMLElement, routes: readonly RoutePath[]): void {
  const title = element('p', { id: TITLE_ID }, box.dataset.title ?? '');
  const items = routes.map((route) =>
    element('li', {}, element('a', { href: withBase(route) }, route)),
  );
  box.replaceChildren(title, element('ul', { 'aria-labelledby': TITLE_ID }, ...items));
}

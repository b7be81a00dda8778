import { fetchFile } from '@/lib/browser/connection';
import { SiteElement } from '@/lib/browser/site-element';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { NOT_FOUND, type RoutePath } from '@/lib/routing/route-path';
import { type ScopeOptions, scopePrefix, splitScope } from '@/lib/routing/scope';
import { showPageAt } from '../navigation/follow-links';

const TITLE_ID = 'frame-suggestions';

/** Redirects from another spelling of a URL to its page, or suggests pages that may have been meant. */
export class SuggestionsElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    // A page of the kind `404` has a route.
    if (document.documentElement.dataset.route !== undefined) return;
    const page = localNotFoundPage(JSON.parse(this.dataset.scopes ?? ''));
    if (page !== undefined) void showPageAt(page);
    // Every page has this element's code, so what only a wrong URL needs is loaded later.
    Promise.all([import('./redirect-to-page'), fetchFile('/static/routes.json')])
      .then(async ([{ redirectToPage }, routes]) => redirectToPage(await routes.json(), signal))
      .then(
        (routes) => {
          if (!signal.aborted && routes.length > 0) this.#suggest(routes);
        },
        // The page stays as it is.
        () => {},
      );
  }

  #suggest(routes: readonly RoutePath[]): void {
    const hint = this.querySelector('p');
    if (hint) hint.hidden = true;
    const title = document.createElement('p');
    title.id = TITLE_ID;
    title.textContent = this.dataset.title ?? '';
    const list = document.createElement('ul');
    list.setAttribute('aria-labelledby', TITLE_ID);
    for (const route of routes) {
      const link = document.createElement('a');
      link.href = withBase(route);
      link.textContent = route;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    this.append(title, list);
  }
}

/** Hosts serve one not-found page at any URL; the one in the language and version of this URL. */
function localNotFoundPage(options: ScopeOptions): string | undefined {
  const path = withoutBase(window.location.pathname).slice(1);
  const page = scopePrefix(splitScope(path, options).scope, options) + NOT_FOUND;
  return page === NOT_FOUND || page === document.documentElement.dataset.path ? undefined : page;
}

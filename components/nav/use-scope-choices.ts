'use client';

import { useCallback, useRef, useState } from 'react';
import { placeNamedBy } from '@/lib/browser/navigation-start';
import { loadSiteRoutes } from '@/lib/browser/site-routes';
import { VISITED_KEY, writeStored } from '@/lib/browser/stored';
import type { RoutePath } from '@/lib/routing/route-path';
import { type Scope, scopeKey, scopePrefix } from '@/lib/routing/scope';
import { switchScope } from '@/lib/routing/switch-scope';
import { useOnNewPage, useRoutePath } from '../site/route';
import { useScope, useSite } from '../site/site-context';

/** A language or version to choose; `href` leads to the page that corresponds to the current one. */
export type ScopeChoice = { scope: Scope; name: string; href: string; isCurrent: boolean };

/**
 * The languages and the versions that the reader may choose; none where there is only one. Their
 * links lead to home pages until `prepare` has loaded which pages exist. `onChoose` must be called
 * when one is followed.
 */
export function useScopeChoices() {
  const { scopes, locales } = useSite();
  const { scope } = useScope();
  const path = useRoutePath();
  const [known, setKnown] = useState<{ routes: RoutePath[]; rest: string }>();

  const prepare = useCallback(() => {
    loadSiteRoutes().then((site) => {
      const { search, hash } = window.location;
      if (site) setKnown({ routes: site.routes, rest: search + hash });
    });
  }, []);

  const isChosen = useRef(false);
  const onChoose = useCallback(() => {
    // The reader has chosen, so no later visit is redirected by the browser's language.
    writeStored(VISITED_KEY, '1');
    isChosen.current = true;
  }, []);

  useOnNewPage(() => {
    if (isChosen.current) dropDeadHash();
    isChosen.current = false;
  });

  const choose = (to: Scope, name: string): ScopeChoice[] => {
    const isCurrent = scopeKey(to) === scopeKey(scope);
    if (isCurrent || !known) {
      return [{ scope: to, name, href: `${scopePrefix(to, scopes)}/`, isCurrent }];
    }
    const target = switchScope(path, scope, to, scopes, known.routes);
    if (!target) return [];
    const href = target.isSamePage ? target.route + known.rest : target.route;
    return [{ scope: to, name, href, isCurrent }];
  };

  const nameOf = (lang: string) => locales.find((locale) => locale.lang === lang)?.label ?? lang;
  const languages = scopes.langs.flatMap((lang) => choose({ ...scope, lang }, nameOf(lang)));
  const versions = scopes.versions.flatMap((version) => choose({ ...scope, version }, version));
  return {
    languages: scopes.langs.length > 1 ? languages : [],
    versions: scopes.versions.length > 1 ? versions : [],
    prepare,
    onChoose,
  };
}

/** Removes the hash from the address if the page, in another language now, lacks that heading. */
function dropDeadHash(): void {
  const { pathname, search, hash } = window.location;
  if (hash === '' || placeNamedBy(hash)) return;
  // Next's router adds its own state to the `null`, without which Back would do nothing.
  window.history.replaceState(null, '', pathname + search);
}

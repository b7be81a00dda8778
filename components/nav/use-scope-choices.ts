'use client';

import { useCallback, useRef, useState } from 'react';
import { dropDeadHash } from '@/lib/browser/drop-dead-hash';
import { loadSiteRoutes } from '@/lib/browser/site-routes';
import { noteVisit } from '@/lib/browser/visited';
import type { RoutePath } from '@/lib/routing/route-path';
import { type Scope, scopeKey, scopePrefix } from '@/lib/routing/scope';
import { switchScope } from '@/lib/routing/switch-scope';
import { useSite } from '../frame/site-context';
import { useOnNewPage } from '../frame/use-on-new-page';
import { useRoutePath } from '../frame/use-route-path';
import { useScope } from '../frame/use-scope';

/** One language or version to choose; `href` leads to the page that corresponds to the present one. */
export type ScopeChoice = { scope: Scope; name: string; href: string; isCurrent: boolean };

/**
 * The languages and the versions that the reader may choose; none where there is only one. Their
 * links lead to home pages until `prepare` has learned which pages exist. A choice is to be told by
 * `onChoose`.
 */
export function useScopeChoices() {
  const { scopes, langLabels } = useSite();
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
    noteVisit();
    isChosen.current = true;
  }, []);

  useOnNewPage(() => {
    // The same page in another language may lack the heading that the address names.
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

  const { langs, versions } = scopes;
  return {
    languages:
      langs.length > 1
        ? langs.flatMap((lang) => choose({ ...scope, lang }, langLabels[lang] ?? lang))
        : [],
    versions:
      versions.length > 1
        ? versions.flatMap((version) => choose({ ...scope, version }, version))
        : [],
    prepare,
    onChoose,
  };
}

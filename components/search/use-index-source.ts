'use client';

import { useMemo } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import { INDEX_NAMES_FILE } from '@/lib/search/index-names';
import type { IndexSource } from '@/lib/search/search-engine';
import { useLabels, useSite } from '../frame/site-context';
import { useScope } from '../frame/use-scope';

/** Makes the description of the index that the page's language and version are searched in. */
export function useIndexSource(): () => IndexSource {
  const { scopes, search } = useSite();
  const { search: labels } = useLabels();
  const { scope } = useScope();
  const key = scopeKey(search.isVersioned ? scope : { ...scope, version: scopes.defaultVersion });

  return useMemo(
    () => () => ({
      names: new URL(withBase(`/static/${INDEX_NAMES_FILE}`), window.location.href).href,
      scope: key,
      groups: { sections: search.sections, others: labels.others, scopes },
    }),
    [key, search.sections, labels.others, scopes],
  );
}

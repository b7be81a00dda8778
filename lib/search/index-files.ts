import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/types';
import { allScopes, type Scope, type ScopeOptions, scopeKey } from '../routing/scope';
import { buildIndex } from './engine';
import type { SearchRecord } from './types';

/** A file that the build writes for the search. */
export type IndexFile = { name: string; json: string };

/** How the files are named: with the hash of their text, or, in the preview, always alike. */
export type Naming = 'hashed' | 'fixed';

/** The search files of every language (and version, where each has an index of its own). */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  options: { versioned: boolean; naming: Naming },
): IndexFile[] {
  const versioned = options.versioned && scopes.versions.length > 1;
  return allScopes(scopes)
    .filter(({ version }) => versioned || version === scopes.defaultVersion)
    .flatMap((scope) => {
      const own = pages.filter((page) => scopeKey(page) === scopeKey(scope));
      const records = searchRecords(own);
      const json = JSON.stringify(records);
      const hash = options.naming === 'hashed' ? hashOf(json) : undefined;
      const parts = [...scopeParts(scope, scopes, versioned), hash];
      return [
        { name: fileName('search_index', parts), json },
        { name: fileName('search_terms', parts), json: JSON.stringify(buildIndex(records)) },
      ];
    });
}

/** The pages that the search finds: no home pages, landings, nor pages that ask to stay out. */
export function searchRecords(pages: readonly PageRecord[]): SearchRecord[] {
  return pages
    .filter(isSearched)
    .map(({ routePath, title, content, toc }, id) => ({ id, routePath, title, content, toc }));
}

function isSearched({ frontmatter }: PageRecord): boolean {
  const { pageType } = frontmatter;
  if (!frontmatter.search || pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}

function scopeParts({ lang, version }: Scope, scopes: ScopeOptions, versioned: boolean): string[] {
  return [...(scopes.langs.length > 1 ? [lang] : []), ...(versioned ? [version] : [])];
}

function fileName(name: string, parts: readonly (string | undefined)[]): string {
  return [name, ...parts.filter((part) => part !== undefined), 'json'].join('.');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

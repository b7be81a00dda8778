import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/types';
import { allScopes, type Scope, type ScopeOptions, scopeKey } from '../routing/scope';
import { type AllIndexNames, INDEX_NAMES_FILE } from './index-names';
import { buildTerms } from './terms';
import type { SearchRecord } from './types';

/** A file that the build writes for the search. */
export type IndexFile = { name: string; json: string };

/** How the files are named: with hashes of their texts, or, in the preview, always alike. */
export type Naming = 'hashed' | 'fixed';

type Options = { versioned: boolean; naming: Naming };

/**
 * The search files of every language (and version, where each has an index of its own), and the
 * file that tells their names.
 */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  { versioned, naming }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const files: IndexFile[] = [];
  const names: AllIndexNames = {};
  for (const scope of allScopes(scopes)) {
    const searched = isVersioned ? scope : { ...scope, version: scopes.defaultVersion };
    const key = scopeKey(searched);
    if (!names[key]) {
      const own = pages.filter((page) => scopeKey(page) === key);
      const [records, terms] = filesOf(own, scopeParts(searched, scopes, isVersioned), naming);
      files.push(records, terms);
      names[key] = { records: records.name, terms: terms.name };
    }
    // A version without an index of its own is searched in the default one.
    names[scopeKey(scope)] = names[key];
  }
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

/** The pages that the search finds, and the index over them, as the texts of their files. */
export function indexTexts(pages: readonly PageRecord[]): { json: string; terms: string } {
  const searched = pages.filter(isSearched);
  const records = searched.map(
    ({ routePath, title, content, toc }, id): SearchRecord => ({
      id,
      routePath,
      title,
      content,
      toc,
    }),
  );
  const json = JSON.stringify(records);
  const summaries = searched.map(({ frontmatter }) => frontmatter.description);
  return { json, terms: JSON.stringify(buildTerms(records, json, summaries)) };
}

function filesOf(pages: readonly PageRecord[], parts: readonly string[], naming: Naming) {
  const { json, terms } = indexTexts(pages);
  const isHashed = naming === 'hashed';
  const hash = isHashed ? [hashOf(json)] : [];
  // The same pages have another index when the engine changes: the name must change with it, or
  // browsers would keep the old one.
  const ownHash = isHashed ? [hashOf(terms)] : [];
  return [
    { name: fileName('search_index', ...parts, ...hash), json },
    { name: fileName('search_terms', ...parts, ...hash, ...ownHash), json: terms },
  ] as const;
}

/** No home pages, no landings, nor pages that ask to stay out. */
function isSearched({ frontmatter }: PageRecord): boolean {
  const { pageType } = frontmatter;
  if (!frontmatter.search || pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}

function scopeParts(
  { lang, version }: Scope,
  scopes: ScopeOptions,
  isVersioned: boolean,
): string[] {
  return [...(scopes.langs.length > 1 ? [lang] : []), ...(isVersioned ? [version] : [])];
}

function fileName(...parts: readonly string[]): string {
  return [...parts, 'json'].join('.');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

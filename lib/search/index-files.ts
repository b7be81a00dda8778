import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/types';
import { allScopes, type Scope, type ScopeOptions, scopeKey } from '../routing/scope';
import { chunkSources } from './chunks/chunk-source';
import type { SiteGroups } from './groups';
import { type AllIndexNames, INDEX_NAMES_FILE, type IndexNames } from './index-names';
import { buildTerms, ENGINE_VERSION } from './terms';
import type { SearchRecord } from './types';

/** A file that the build writes for the search. */
export type IndexFile = { name: string; json: string };

/** How the files are named: with hashes of their texts, or, in the preview, always alike. */
export type Naming = 'hashed' | 'fixed';

/** What the index is for: an engine that reads it whole, or one that fetches pieces of it. */
export type EngineName = 'minisearch' | 'pagefind';

type Options = {
  versioned: boolean;
  naming: Naming;
  engine?: EngineName;
  /** The named parts of the site. */
  sections?: SiteGroups['sections'];
};

/**
 * The search files of every language (and version, where each has an index of its own), and the
 * file that tells their names.
 */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  { versioned, naming, engine = 'minisearch', sections = [] }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const files: IndexFile[] = [];
  const names: AllIndexNames = {};
  for (const scope of allScopes(scopes)) {
    const searched = isVersioned ? scope : { ...scope, version: scopes.defaultVersion };
    const key = scopeKey(searched);
    if (!names[key]) {
      const own = pages.filter((page) => scopeKey(page) === key);
      const parts = scopeParts(searched, scopes, isVersioned);
      const made =
        engine === 'pagefind'
          ? chunkedFiles(own, parts, { sections, scopes })
          : wholeFiles(own, parts, naming);
      files.push(...made.files);
      names[key] = made.names;
    }
    // A version without an index of its own is searched in the default one.
    names[scopeKey(scope)] = names[key];
  }
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

/** The pages that the search finds, and the index over them, as the texts of their files. */
export function indexTexts(pages: readonly PageRecord[]): { json: string; terms: string } {
  const { records, summaries } = searchedPages(pages);
  const json = JSON.stringify(records);
  return { json, terms: JSON.stringify(buildTerms(records, json, summaries)) };
}

function searchedPages(pages: readonly PageRecord[]) {
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
  return { records, summaries: searched.map(({ frontmatter }) => frontmatter.description ?? '') };
}

type Made = { files: IndexFile[]; names: IndexNames };

/** Whoever exports the site makes a folder out of the second file, see lib/export/chunk-search.mjs. */
function chunkedFiles(
  pages: readonly PageRecord[],
  parts: readonly string[],
  groups: Omit<SiteGroups, 'others'>,
): Made {
  const { records, summaries } = searchedPages(pages);
  const json = JSON.stringify(records);
  const chunked = records.map((record, index) => ({ record, summary: summaries[index] ?? '' }));
  const source = JSON.stringify(chunkSources(chunked, groups));
  const name = fileName('search_index', ...parts, hashOf(json));
  const folder = ['search_chunks', ...parts, hashOf(source)].join('.');
  return {
    files: [
      { name, json },
      { name: `${folder}.json`, json: source },
    ],
    names: { records: name, chunks: folder, engine: ENGINE_VERSION },
  };
}

function wholeFiles(pages: readonly PageRecord[], parts: readonly string[], naming: Naming): Made {
  const { json, terms } = indexTexts(pages);
  const isHashed = naming === 'hashed';
  const hash = isHashed ? [hashOf(json)] : [];
  // The same pages have another index when the engine changes: the name must change with it, or
  // browsers would keep the old one.
  const ownHash = isHashed ? [hashOf(terms)] : [];
  const records = fileName('search_index', ...parts, ...hash);
  const index = fileName('search_terms', ...parts, ...hash, ...ownHash);
  return {
    files: [
      { name: records, json },
      { name: index, json: terms },
    ],
    names: { records, terms: index },
  };
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

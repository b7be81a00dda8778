import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/types';
import type { SiteGroups } from '../navigation/sections';
import { allScopes, type Scope, type ScopeOptions, scopeKey } from '../routing/scope';
import { pagefindRecords } from './pagefind-records';
import { INDEX_NAMES_FILE, type IndexNames } from './search-engine';
import { buildTerms, ENGINE_VERSION } from './terms';
import type { IndexedPage, SearchRecord } from './types';

export type IndexFile = { name: string; json: string };

type Options = {
  versioned: boolean;
  /** Whether browsers load the whole index, or only what a query needs of it. */
  engine?: 'minisearch' | 'pagefind';
  /** The sections of the site in each language and version, by `scopeKey`. */
  sections?: Readonly<Record<string, SiteGroups['sections']>>;
};

/** The search files of each language and version, and the file that tells their names. */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  { versioned, engine = 'minisearch', sections = {} }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const files: IndexFile[] = [];
  const names: Record<string, IndexNames> = {};
  for (const scope of allScopes(scopes)) {
    const searched = isVersioned ? scope : { ...scope, version: scopes.defaultVersion };
    const key = scopeKey(searched);
    if (!names[key]) {
      const own = searchedPages(pages.filter((page) => scopeKey(page) === key));
      const parts = scopeParts(searched, scopes, isVersioned);
      const made =
        engine === 'pagefind'
          ? pagefindFiles(own, parts, sections[key] ?? [])
          : wholeFiles(own, parts);
      files.push(...made.files);
      names[key] = made.names;
    }
    // A version without an index of its own is searched in the default one.
    names[scopeKey(scope)] = names[key];
  }
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

type Made = { files: IndexFile[]; names: IndexNames };

function wholeFiles(pages: readonly IndexedPage[], parts: readonly string[]): Made {
  const records = recordsFile(pages, parts);
  const json = JSON.stringify(buildTerms(pages));
  // It also has a hash of its own: another engine makes another index of the same pages.
  const hashes = [hashOf(records.json), hashOf(json)];
  const terms = { name: ['search_terms', ...parts, ...hashes, 'json'].join('.'), json };
  return { files: [records, terms], names: { records: records.name, terms: terms.name } };
}

/** After the export, lib/export/chunk-search.mjs makes a folder out of the second file. */
function pagefindFiles(
  pages: readonly IndexedPage[],
  parts: readonly string[],
  sections: SiteGroups['sections'],
): Made {
  const records = recordsFile(pages, parts);
  const json = JSON.stringify(pagefindRecords(pages, sections));
  const chunks = ['search_chunks', ...parts, hashOf(json)].join('.');
  return {
    files: [records, { name: `${chunks}.json`, json }],
    names: { records: records.name, chunks, engine: ENGINE_VERSION },
  };
}

function recordsFile(pages: readonly IndexedPage[], parts: readonly string[]): IndexFile {
  const json = JSON.stringify(pages.map(({ record }) => record));
  return { name: ['search_index', ...parts, hashOf(json), 'json'].join('.'), json };
}

function searchedPages(pages: readonly PageRecord[]): IndexedPage[] {
  return pages.filter(isSearched).map((page, id) => {
    const { routePath, title, content, toc, frontmatter } = page;
    const isLow = frontmatter.search === 'low' && { isLow: true as const };
    const record: SearchRecord = { id, routePath, title, content, toc, ...isLow };
    const { description: summary = '', asked, askedAt } = frontmatter;
    return { record, summary, asked, askedAt };
  });
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

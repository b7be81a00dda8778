import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/types';
import type { SiteGroups } from '../navigation/sections';
import { allScopes, type ScopeOptions, scopeKey } from '../routing/scope';
import { pagefindRecords } from './pagefind-records';
import { type FirstPart, INDEX_NAMES_FILE, type IndexNames } from './search-engine';
import { buildTerms, ENGINE_VERSION } from './terms';
import type { IndexedPage, Questions, SearchRecord } from './types';

export type IndexFile = { name: string; json: string };

type Options = {
  versioned: boolean;
  /** Whether browsers load the whole index, or only what a query needs of it. */
  engine?: 'minisearch' | 'pagefind';
  /** The sections of the site in each language and version, by `scopeKey`. */
  sections?: Readonly<Record<string, SiteGroups['sections']>>;
  questions?: Questions;
};

/** The search files of each language and version, and the file that tells their names. */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  { versioned, engine = 'minisearch', sections = {}, questions = {} }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const searched = isVersioned ? scopes : { ...scopes, versions: [scopes.defaultVersion] };
  const files: IndexFile[] = [];
  const names: Record<string, IndexNames | undefined> = {};
  for (const { lang, version } of allScopes(searched)) {
    const key = scopeKey({ lang, version });
    const own = searchedPages(
      pages.filter((page) => scopeKey(page) === key),
      questions,
    );
    const parts = [...(scopes.langs.length > 1 ? [lang] : []), ...(isVersioned ? [version] : [])];
    const json = JSON.stringify(own.map(({ record }) => record));
    const records = ['search_index', ...parts, hashOf(json), 'json'].join('.');
    files.push({ name: records, json });
    if (engine === 'pagefind') {
      // After the export, lib/export/chunk-search.mjs makes a folder out of this file.
      const words = JSON.stringify(pagefindRecords(own, sections[key] ?? []));
      const chunks = ['search_chunks', ...parts, hashOf(words)].join('.');
      files.push({ name: `${chunks}.json`, json: words });
      names[key] = { records, chunks, engine: ENGINE_VERSION };
    } else {
      const index = JSON.stringify(buildTerms(own));
      // It also has a hash of its own: another engine makes another index of the same pages.
      const hashes = [hashOf(json), hashOf(index)];
      const terms = ['search_terms', ...parts, ...hashes, 'json'].join('.');
      files.push({ name: terms, json: index });
      const heads = JSON.stringify(firstPart(own));
      const first = ['search_first', ...parts, hashOf(heads), 'json'].join('.');
      files.push({ name: first, json: heads });
      names[key] = { records, terms, first };
    }
  }
  // A version without an index of its own is searched in the default one.
  for (const { lang, version } of allScopes(scopes)) {
    names[scopeKey({ lang, version })] ??=
      names[scopeKey({ lang, version: scopes.defaultVersion })];
  }
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

function searchedPages(pages: readonly PageRecord[], all: Questions): IndexedPage[] {
  return pages.filter(isSearched).map((page, id) => {
    const { routePath, title, content, toc, frontmatter } = page;
    const isLow = frontmatter.search === 'low' && { isLow: true as const };
    const record: SearchRecord = { id, routePath, title, content, toc, ...isLow };
    const { description: summary = '', asked, askedAt } = frontmatter;
    const places = [routePath, ...toc.map((heading) => `${routePath}#${heading.id}`)];
    const questions = Object.fromEntries(
      places.flatMap((place) => (all[place] ? [[place, all[place]]] : [])),
    );
    return { record, summary, asked, askedAt, questions };
  });
}

/**
 * Titles, headings and what readers ask: with that most pages are found, and it is an eighth of the whole.
 * Titles and sections are numbered as in the whole index.
 */
function firstPart(pages: readonly IndexedPage[]): FirstPart {
  const heads = pages.map((page) => {
    const toc = page.record.toc.map((heading) => ({ ...heading, charIndex: 0 }));
    return { ...page, record: { ...page.record, content: '', toc }, questions: {} };
  });
  return { records: heads.map(({ record }) => record), terms: buildTerms(heads) };
}

/** No home pages, no landings, nor pages that ask to stay out. */
function isSearched({ frontmatter }: PageRecord): boolean {
  const { pageType } = frontmatter;
  if (!frontmatter.search || pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

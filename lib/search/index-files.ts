import 'server-only';
import type { Page } from '../content/pages';
import { sha256 } from '../files/sha256';
import { allScopes, type ScopeOptions, scopeKey } from '../routing/scope';
import { buildIndex, type IndexedPage, type Questions, type SearchRecord } from './documents';
import { learnedQuestions } from './learned';
import {
  ENGINE_VERSION,
  type HeadingsFile,
  INDEX_NAMES_FILE,
  type IndexNames,
  type TermsFile,
} from './protocol';

export type IndexFile = { name: string; json: string };

type Options = { versioned: boolean; questions?: Questions };

/** Returns the search files of each language and version, and the file that lists their names. */
export function indexFiles(
  pages: readonly Page[],
  scopes: ScopeOptions,
  { versioned, questions = {} }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const made = new Map<string, ReturnType<typeof filesOfScope>>();
  const names: Record<string, IndexNames> = {};
  for (const { lang, version } of allScopes(scopes)) {
    // A version without an index of its own is searched in the default one.
    const key = scopeKey({ lang, version: isVersioned ? version : scopes.defaultVersion });
    const scopePages = pages.filter((page) => scopeKey(page) === key);
    const scope = [...(scopes.langs.length > 1 ? [lang] : []), ...(isVersioned ? [version] : [])];
    const index = made.get(key) ?? filesOfScope(searchedPages(scopePages), questions, scope);
    made.set(key, index);
    names[scopeKey({ lang, version })] = index.names;
  }
  const files = [...made.values()].flatMap((index) => index.files);
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

/** The files of one language and version: all pages, and the indexes of their headings and of everything. */
function filesOfScope(
  pages: readonly IndexedPage[],
  questions: Questions,
  scope: readonly string[],
) {
  const pagesWithoutText = pages.map(withoutText);
  const allRecords = pages.map(({ record }) => record);
  const records = fileOf('search_index', scope, allRecords);
  const headings = fileOf('search_index_headings', scope, {
    records: pagesWithoutText.map(({ record }) => record),
    index: JSON.stringify(buildIndex(pagesWithoutText)),
  } satisfies HeadingsFile);
  const terms = fileOf('search_index_terms', scope, {
    index: JSON.stringify(buildIndex(pages)),
    learned: learnedQuestions(allRecords, questions),
  } satisfies TermsFile);
  const names = {
    records: records.name,
    headings: headings.name,
    terms: terms.name,
    engine: ENGINE_VERSION,
  };
  return { files: [records, headings, terms], names };
}

function fileOf(kind: string, parts: readonly string[], data: unknown): IndexFile {
  const json = JSON.stringify(data);
  return { name: [kind, ...parts, sha256(json).slice(0, 8), 'json'].join('.'), json };
}

function searchedPages(pages: readonly Page[]): IndexedPage[] {
  return pages.filter(isSearched).map((page, id) => {
    const { routePath, title, content, toc, frontmatter } = page;
    const isLow = frontmatter.search === 'low' && { isLow: true as const };
    const hasTerms = frontmatter.search === 'terms' && { hasTerms: true as const };
    const record: SearchRecord = { id, routePath, title, content, toc, ...isLow, ...hasTerms };
    const { description: summary = '', asked, askedAt } = frontmatter;
    return { record, summary, asked, askedAt };
  });
}

/** Keeps titles and headings, which find most pages. Documents have the same numbers in both indexes. */
function withoutText({ record, summary }: IndexedPage): IndexedPage {
  const toc = record.toc.map((heading) => ({ ...heading, charIndex: 0 }));
  return { record: { ...record, content: '', toc }, summary, asked: [], askedAt: {} };
}

/** Pages that someone may look for; the ways to them are no answers. */
function isSearched({ frontmatter }: Page): boolean {
  const { pageType } = frontmatter;
  if (!frontmatter.search || pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}

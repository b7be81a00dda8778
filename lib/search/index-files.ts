import 'server-only';
import { createHash } from 'node:crypto';
import type { PageRecord } from '../content/pages';
import { allScopes, type ScopeOptions, scopeKey } from '../routing/scope';
import { packQuestions } from './asked-questions';
import { packHeadings } from './headings';
import { packTerms } from './packed-terms';
import { ENGINE_VERSION, type FirstPart, INDEX_NAMES_FILE, type IndexNames } from './search-engine';
import { buildTerms } from './terms';
import type { IndexedPage, Questions, SearchRecord } from './types';

export type IndexFile = { name: string; json: string };

type Options = { versioned: boolean; questions?: Questions };

/** The search files of each language and version, and the file that tells their names. */
export function indexFiles(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
  { versioned, questions = {} }: Options,
): IndexFile[] {
  const isVersioned = versioned && scopes.versions.length > 1;
  const made = new Map<string, ReturnType<typeof filesOfScope>>();
  const names: Record<string, IndexNames> = {};
  for (const { lang, version } of allScopes(scopes)) {
    // A version without an index of its own is searched in the default one.
    const key = scopeKey({ lang, version: isVersioned ? version : scopes.defaultVersion });
    const own = pages.filter((page) => scopeKey(page) === key);
    const scope = [...(scopes.langs.length > 1 ? [lang] : []), ...(isVersioned ? [version] : [])];
    const index = made.get(key) ?? filesOfScope(searchedPages(own), questions, scope);
    made.set(key, index);
    names[scopeKey({ lang, version })] = index.names;
  }
  const files = [...made.values()].flatMap((index) => index.files);
  return [{ name: INDEX_NAMES_FILE, json: JSON.stringify(names) }, ...files];
}

/** The files of one language and version: all pages, what finds them in two parts, and each page by itself. */
function filesOfScope(pages: readonly IndexedPage[], asked: Questions, scope: readonly string[]) {
  const heads = pages.map(withoutText);
  const termsOfHeads = buildTerms(heads);
  const whole = pages.map(({ record }) => record);
  const records = fileOf('search_index', scope, whole);
  const terms = fileOf(
    'search_index_terms',
    // Of the same pages, another engine makes another index.
    [...scope, hashOf(records.json)],
    packTerms(buildTerms(pages), termsOfHeads),
  );
  const questions = fileOf('search_index_questions', scope, packQuestions(whole, asked));
  const texts = whole.map((record) => fileOf('search_index_text', scope, [record]));
  const first = fileOf('search_index_first', scope, {
    records: heads.map(({ record }) => packHeadings(record)),
    terms: packTerms(termsOfHeads),
    texts: texts.map(({ name }) => name),
  } satisfies FirstPart);
  const names = {
    records: records.name,
    terms: terms.name,
    first: first.name,
    questions: questions.name,
    engine: ENGINE_VERSION,
  };
  return { files: [records, terms, first, questions, ...texts], names };
}

function fileOf(kind: string, parts: readonly string[], data: unknown): IndexFile {
  const json = JSON.stringify(data);
  return { name: [kind, ...parts, hashOf(json), 'json'].join('.'), json };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function searchedPages(pages: readonly PageRecord[]): IndexedPage[] {
  return pages.filter(isSearched).map((page, id) => {
    const { routePath, title, content, toc, frontmatter } = page;
    const isLow = frontmatter.search === 'low' && { isLow: true as const };
    const hasTerms = frontmatter.search === 'terms' && { hasTerms: true as const };
    const record: SearchRecord = { id, routePath, title, content, toc, ...isLow, ...hasTerms };
    const { description: summary = '', asked, askedAt } = frontmatter;
    return { record, summary, asked, askedAt };
  });
}

/**
 * Titles, headings and what readers ask: with that most pages are found. Titles and sections are numbered as in
 * the whole index.
 */
function withoutText(page: IndexedPage): IndexedPage {
  const toc = page.record.toc.map((heading) => ({ ...heading, charIndex: 0 }));
  return { ...page, record: { ...page.record, content: '', toc } };
}

/** Pages that someone may look for; the ways to them are no answers. */
function isSearched({ frontmatter }: PageRecord): boolean {
  const { pageType } = frontmatter;
  if (!frontmatter.search || pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}

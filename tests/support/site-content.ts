import 'server-only';
import type { SiteContent } from '../../lib/content/assemble';
import { assembleContent } from '../../lib/content/assemble';
import type { Folder, SectionTree } from '../../lib/content/folders';
import { metaSchema } from '../../lib/content/folders';
import { type Page, readPage } from '../../lib/content/pages';
import type { Picture } from '../../lib/content/public-files';
import { allScopes, type ScopeOptions, scopePrefix } from '../../lib/routing/scope';

/*
 * For tests: pages, folders and whole sites made of literal texts. A file is given by its path
 * inside the content folder and what stands in it.
 */

/** One language, no versions. */
export const PLAIN: ScopeOptions = {
  defaultLang: 'en',
  langs: ['en'],
  defaultVersion: '',
  versions: [''],
};

/** English at the root and Chinese under `/zh`. */
export const TWO_LANGUAGES: ScopeOptions = { ...PLAIN, langs: ['en', 'zh'] };

/** A text for each file. */
export type Files = Record<string, string>;

/** Reads one page. */
export function readOne(file: string, source: string, scopes = PLAIN): Page {
  return readPage(file, source, scopes);
}

/** Reads some pages. */
export function pagesOf(files: Files, scopes = PLAIN): Page[] {
  return Object.entries(files).map(([file, source]) => readOne(file, source, scopes));
}

/** Pages whose titles are their paths, and the folders around them with their `_meta.json`. */
export function treeOf(files: readonly string[], meta: Record<string, unknown> = {}): SectionTree {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, `# Title of ${file}`])));
  return treeOfPages(pages, meta);
}

/** The pages and folders of one language and version. */
export function treeOfPages(
  pages: readonly Page[],
  meta: Record<string, unknown> = {},
): SectionTree {
  const folders = new Map<string, Folder>();
  for (const { key } of pages) {
    const segments = key.split('/').slice(0, -1);
    segments.forEach((_, index) => {
      const path = segments.slice(0, index + 1).join('/');
      folders.set(path, meta[path] === undefined ? { path } : { path, meta: listOf(path, meta) });
    });
  }
  return { pages: new Map(pages.map((page) => [page.key, page])), folders };
}

/** A list whose entries stand on a line each, from the second line on. */
function listOf(path: string, meta: Record<string, unknown>): Folder['meta'] & {} {
  return {
    file: `${path}/_meta.json`,
    entries: metaSchema.parse(meta[path]),
    locate: ([index]) => ({
      file: `content/${path}/_meta.json`,
      line: Number(index) + 2,
      column: 3,
    }),
  };
}

/** Puts a whole site together, with the home pages that every site has and a test does not name. */
export function siteOf(
  files: Files,
  {
    scopes = PLAIN,
    pictures = [],
    publicFiles = [],
    siteUrl,
    withHomes = true,
  }: {
    scopes?: ScopeOptions;
    pictures?: string[];
    publicFiles?: [string, Picture | undefined][];
    siteUrl?: string;
    withHomes?: boolean;
  } = {},
): SiteContent {
  const homes = allScopes(scopes)
    .map((scope) => `${scopePrefix(scope, scopes)}/index.md`.slice(1))
    .filter((file) => withHomes && !(file in files));
  return assembleContent({
    files: new Map([...Object.entries(files), ...homes.map((file) => [file, '# Home'] as const)]),
    publicFiles: new Map([
      ...pictures.map((path) => [path, { width: 640, height: 480 }] as const),
      ...publicFiles,
    ]),
    scopes,
    ...(siteUrl !== undefined && { siteUrl }),
    readPage: (file, source) => readPage(file, source, scopes),
  });
}

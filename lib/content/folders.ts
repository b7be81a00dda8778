import 'server-only';
import { posix } from 'node:path';
import { z } from 'zod';
import type { Locate } from '../problems/problem';
import { oneLine as text } from '../problems/source-text';
import { type Scope, type ScopeOptions, scopePrefix } from '../routing/scope';
import { linksIn, readJson } from './data-files';
import type { Page } from './pages';
import type { ContentFiles } from './source-files';

/** Fields of an entry in the sidebar and in the top bar. */
const shared = {
  /** Text of the entry. Default: the title of the page. */
  text: text.optional(),
  /** A path of the site (its language and version are put before it) or another site's address. */
  link: text.optional(),
  /** A short mark beside the text. Default: none; of a page, its `tag`. */
  tag: text.optional(),
};

const sidebarEntry = z
  .strictObject({
    ...shared,
    /**
     * A page, by its file's name without extension, or a folder, by its name and a slash. `../folder/name` takes a
     * page of another folder in. Default: a link or, without that, a heading.
     */
    name: text.optional(),
    /** `false` keeps the group of a folder open. Default: `true`. */
    collapsible: z.boolean().optional(),
    /** `true` collapses it at first. Default: `false`. */
    collapsed: z.boolean().optional(),
  })
  .refine(({ name, text }) => name !== undefined || text !== undefined, {
    path: ['text'],
    message: 'an entry needs the "name" of a page or folder, or a "text"',
  })
  .refine(({ name, link }) => name === undefined || link === undefined, {
    path: ['link'],
    message: 'an entry with a "name" links to that page',
  });

/** Schema of `_meta.json`: the entries of its folder in the order of the sidebar. A string is a name. */
export const metaSchema = z.array(
  z.union([text.transform((name) => ({ name })), sidebarEntry], {
    error: 'must be the name of a page or folder, or an object',
  }),
);

export type MetaEntry = z.output<typeof sidebarEntry>;

const pathPrefix = z.string().startsWith('/', 'must be a path that begins with "/"');

const navLink = z.strictObject({
  ...shared,
  text,
  link: text,
  /**
   * The path of its pages, or several: the item counts as current there, and these pages form a
   * section of the search, of `llms.txt` and of breadcrumbs. Default: the linked page, no section.
   */
  activeMatch: z
    .union([pathPrefix.transform((path) => [path]), z.array(pathPrefix).min(1)], {
      error: 'must be a path that begins with "/", or a list of such paths',
    })
    .optional(),
});

const navItem = navLink
  .extend({
    /** Not needed by a group. */
    link: text.optional(),
    /** Its end of the bar. Default: `right`. */
    position: z.enum(['left', 'right']).default('right'),
    /** Makes the item a group of links. Default: none. */
    items: z.array(navLink).min(1).optional(),
  })
  .refine(({ link, items }) => link !== undefined || items !== undefined, {
    path: ['link'],
    message: 'an item needs a link, or the items of a group',
  });

export const navSchema = z.array(navItem);

export type NavEntry = z.output<typeof navItem>;

/** A folder of one language and version, as the sidebar is built from it. */
export type Folder = {
  /** Path without language and version: `guide/demo`. */
  path: string;
  /** Its `_meta.json`; without the file, pages and folders are taken in their order. */
  meta?: { file: string; entries: readonly MetaEntry[]; locate: Locate };
};

export type SectionTree = {
  pages: ReadonlyMap<string, Page>;
  folders: ReadonlyMap<string, Folder>;
};

/** Reads the folders of one language and version with their `_meta.json`, and its `_nav.json`. */
export function readFolders(
  files: ContentFiles,
  scope: Scope,
  scopes: ScopeOptions,
  pages: readonly Page[],
) {
  const root = scopePrefix(scope, scopes).slice(1);
  const folders = new Map<string, Folder>();
  const metas = foldersOf(pages).map((path) => {
    const file = posix.join(root, path, '_meta.json');
    const { value: entries, locate, problems } = readJson(files, file, metaSchema);
    folders.set(path, entries ? { path, meta: { file, entries, locate } } : { path });
    return { file, links: linksIn(entries, locate), problems };
  });
  const nav = readNav(files, scope, scopes);
  const read = [...metas, nav];
  return {
    folders,
    nav: nav.entries,
    links: read.map(({ file, links }) => ({ file, links })),
    files: read.map(({ file }) => file),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** A scope without a `_nav.json` has that of its language, otherwise the default one. */
function readNav(files: ContentFiles, { version, lang }: Scope, scopes: ScopeOptions) {
  const candidates = [
    { version, lang },
    { version: scopes.defaultVersion, lang },
    { version: scopes.defaultVersion, lang: scopes.defaultLang },
  ].map((scope) => `${scopePrefix(scope, scopes)}/_nav.json`.slice(1));
  const file = candidates.find((candidate) => files.has(candidate)) ?? '_nav.json';
  const { value = [], locate, problems } = readJson(files, file, navSchema);
  return { file, entries: value, links: linksIn(value, locate), problems };
}

/** Returns every folder with pages, and its parents. */
function foldersOf(pages: readonly Page[]): string[] {
  const paths = pages.flatMap(({ key }) => {
    const segments = key.split('/');
    return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
  });
  return [...new Set(paths)].sort();
}

/** Joins a folder and a name of its `_meta.json`, such as `../API/loadApp` or `demo/`. */
export function joinKey(folder: string, name: string): string {
  return posix.join('/', folder, name).replace(/^\/|\/$/g, '');
}

/** Returns the entries of a folder: those of its `_meta.json`, otherwise all its pages and folders by `order` and name. */
export function entriesOf({ path, meta }: Folder, tree: SectionTree): readonly MetaEntry[] {
  if (meta) return meta.entries;
  const last = Number.MAX_SAFE_INTEGER;
  const pages = [...tree.pages.values()].filter(isListed).map(({ key, frontmatter }) => ({
    key,
    order: frontmatter.order ?? (key === `${path}/index` ? -1 : last),
    entry: { name: posix.basename(key) },
  }));
  const folders = [...tree.folders.keys()].map((key) => {
    const { order = last, collapsed = false } = tree.pages.get(`${key}/index`)?.frontmatter ?? {};
    return { key, order, entry: { name: `${posix.basename(key)}/`, collapsed } };
  });
  return [...pages, ...folders]
    .filter(({ key }) => posix.dirname(key) === path)
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}

/** Landing pages are in no list. */
export function isListed(page: Page): boolean {
  return !(page.frontmatter.pageType === 'doc' && page.frontmatter.landing);
}

import 'server-only';
import { posix } from 'node:path';
import type { PageRecord } from '../content/pages';
import type { FindPosition } from '../problems/problem';
import type { MetaEntry } from './meta-files';

/** A folder of one language and version, as the sidebar is built from it. */
export type Folder = {
  /** Path without language and version: `guide/demo`. */
  path: string;
  /** Its `_meta.json`; without the file, pages and folders are taken in their order. */
  meta?: { file: string; entries: readonly MetaEntry[]; positionOf: FindPosition };
};

export type SectionTree = {
  pages: ReadonlyMap<string, PageRecord>;
  folders: ReadonlyMap<string, Folder>;
};

/** Joins a folder and a name of its `_meta.json`, which may climb: `../API/loadApp`. */
export function joinKey(folder: string, name: string): string {
  return posix.join('/', folder, name).slice(1);
}

/** The entries of a folder: what its `_meta.json` says, else all it holds, by `order` and name. */
export function entriesOf(folder: Folder, tree: SectionTree): readonly MetaEntry[] {
  if (folder.meta) return folder.meta.entries;
  const isChild = (key: string) => key.startsWith(`${folder.path}/`) && !rest(key).includes('/');
  const rest = (key: string) => key.slice(folder.path.length + 1);

  const pages = [...tree.pages.values()]
    .filter((page) => isChild(page.key) && isListed(page))
    .map((page) => ({
      order: page.frontmatter.order ?? (rest(page.key) === 'index' ? -1 : Number.MAX_SAFE_INTEGER),
      entry: { type: 'file' as const, name: rest(page.key) },
    }));
  const folders = [...tree.folders.values()]
    .filter(({ path }) => isChild(path))
    .map(({ path }) => {
      const index = tree.pages.get(`${path}/index`)?.frontmatter;
      const entry = {
        type: 'dir' as const,
        name: rest(path),
        collapsible: true,
        collapsed: index?.collapsed ?? false,
      };
      return { order: index?.order ?? Number.MAX_SAFE_INTEGER, entry };
    });
  return [...pages, ...folders]
    .sort((a, b) => a.order - b.order || (a.entry.name < b.entry.name ? -1 : 1))
    .map(({ entry }) => entry);
}

/** Landing pages are addresses of their own, but no part of the lists. */
export function isListed(page: PageRecord): boolean {
  return !(page.frontmatter.pageType === 'doc' && page.frontmatter.landing);
}

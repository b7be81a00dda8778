import 'server-only';
import type { PageRecord } from '../content/types';
import type { MetaEntry } from './meta-files';
import { entriesOf, type Folder, joinKey, type SectionTree } from './section-tree';
import type { ResolveLink, SidebarGroup, SidebarItem, SidebarLink } from './types';

/** The sidebar of each top folder, by the path of its pages: `/guide`, `/zh/guide`. */
export type Sidebars = Record<string, SidebarItem[]>;

export function buildSidebars(tree: SectionTree, prefix: string, resolve: ResolveLink): Sidebars {
  const topFolders = [...tree.folders.values()].filter(({ path }) => !path.includes('/'));
  return Object.fromEntries(
    topFolders
      .map((folder) => [`${prefix}/${folder.path}`, buildItems(folder, tree, resolve, [])] as const)
      .filter(([, items]) => items.length > 0),
  );
}

function buildItems(
  folder: Folder,
  tree: SectionTree,
  resolve: ResolveLink,
  around: readonly string[],
): SidebarItem[] {
  const trail = [...around, folder.path];
  return entriesOf(folder, tree).flatMap(
    (entry) => buildItem(entry, folder, tree, resolve, trail) ?? [],
  );
}

function buildItem(
  entry: MetaEntry,
  folder: Folder,
  tree: SectionTree,
  resolve: ResolveLink,
  trail: readonly string[],
): SidebarItem | undefined {
  switch (entry.type) {
    case 'divider':
      return { kind: 'divider', dashed: entry.dashed };
    case 'section-header':
      return { kind: 'header', text: entry.label, ...tagged(entry.tag) };
    case 'custom-link':
      return {
        kind: 'link',
        text: entry.label,
        link: resolve(entry.link, folder.path),
        isShortcut: true,
        ...tagged(entry.tag),
      };
    case 'file': {
      const page = tree.pages.get(joinKey(folder.path, entry.name));
      return page && linkTo(page, entry);
    }
    case 'dir':
      return buildGroup(entry, folder, tree, resolve, trail);
    default:
      return entry satisfies never;
  }
}

function linkTo(
  page: PageRecord,
  { label, tag }: { label?: string | undefined; tag?: string | undefined },
): SidebarLink {
  return {
    kind: 'link',
    text: label ?? page.title,
    link: page.routePath,
    ...tagged(tag ?? page.frontmatter.tag),
  };
}

function buildGroup(
  entry: Extract<MetaEntry, { type: 'dir' }>,
  parent: Folder,
  tree: SectionTree,
  resolve: ResolveLink,
  trail: readonly string[],
): SidebarGroup | undefined {
  const path = joinKey(parent.path, entry.name);
  const folder = tree.folders.get(path);
  if (!folder || trail.includes(path)) return undefined;
  const index = tree.pages.get(`${path}/index`);
  const items = buildItems(folder, tree, resolve, trail);
  // A folder that lists its index page shows it among its items; else the title leads to it.
  const listsIndex = folder.meta?.entries.some(
    (item) => item.type === 'file' && item.name === 'index',
  );
  const own = index && !listsIndex ? index : undefined;
  return {
    kind: 'group',
    text: entry.label ?? index?.title ?? entry.name,
    ...(own ? { link: own.routePath } : {}),
    ...tagged(entry.tag),
    items: own
      ? items.filter((item) => item.kind !== 'link' || item.link !== own.routePath)
      : items,
    collapsible: entry.collapsible,
    collapsed: entry.collapsed,
  };
}

function tagged(tag: string | undefined): { tag?: string } {
  return tag === undefined ? {} : { tag };
}

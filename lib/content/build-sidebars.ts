import 'server-only';
import { posix } from 'node:path';
import type { NavItem, ResolveLink, SidebarGroup, SidebarItem } from '../routing/navigation';
import { isUnder } from '../routing/route-path';
import {
  entriesOf,
  type Folder,
  joinKey,
  type MetaEntry,
  type NavEntry,
  type SectionTree,
} from './folders';

/** The sidebar of each top folder, by the path of its pages: `/guide`, `/zh/guide`. */
export type Sidebars = Record<string, SidebarItem[]>;

export function buildSidebars(tree: SectionTree, prefix: string, resolve: ResolveLink): Sidebars {
  const topFolders = [...tree.folders.values()].filter(({ path }) => !path.includes('/'));
  return Object.fromEntries(
    topFolders
      .map((folder) => [`${prefix}/${folder.path}`, itemsOf(folder, [])] as const)
      .filter(([, items]) => items.length > 0),
  );

  function itemsOf(folder: Folder, around: readonly string[]): SidebarItem[] {
    const trail = [...around, folder.path];
    return entriesOf(folder, tree).flatMap((entry) => itemOf(entry, folder.path, trail) ?? []);
  }

  function itemOf(
    entry: MetaEntry,
    folder: string,
    trail: readonly string[],
  ): SidebarItem | undefined {
    const { name, text = '', link, tag } = entry;
    if (name?.endsWith('/')) return groupOf(entry, joinKey(folder, name), trail);
    if (name !== undefined) {
      const page = tree.pages.get(joinKey(folder, name));
      if (!page) return undefined;
      const { title, routePath, frontmatter } = page;
      return {
        kind: 'link',
        text: entry.text ?? title,
        link: routePath,
        tag: tag ?? frontmatter.tag,
      };
    }
    if (link === undefined) return { kind: 'header', text, tag };
    return { kind: 'link', text, link: resolve(link, folder), isShortcut: true, tag };
  }

  function groupOf(
    { text, tag, collapsible = true, collapsed = false }: MetaEntry,
    path: string,
    trail: readonly string[],
  ): SidebarGroup | undefined {
    const folder = tree.folders.get(path);
    if (!folder || trail.includes(path)) return undefined;
    const index = tree.pages.get(`${path}/index`);
    const items = itemsOf(folder, trail);
    // A folder that lists its index page shows it among its items; otherwise its title links to it.
    const listsIndex = folder.meta?.entries.some(({ name }) => name === 'index');
    const link = listsIndex ? undefined : index?.routePath;
    return {
      kind: 'group',
      text: text ?? index?.title ?? posix.basename(path),
      link,
      tag,
      items: link ? items.filter((item) => item.kind !== 'link' || item.link !== link) : items,
      collapsible,
      collapsed,
    };
  }
}

/** An item of `_nav.json`, or a link of a group. */
type Entry = Omit<NavEntry, 'position' | 'items'> & Partial<NavEntry>;

export function buildNav(
  entries: readonly Entry[],
  prefix: string,
  resolve: ResolveLink,
): NavItem[] {
  return entries.map(({ text, link, activeMatch, tag, position = 'right', items }) => {
    const target = link && resolve(link, '');
    // An item that falls back to another language or version is not current under this one.
    const scope = !target || isUnder(target, prefix) ? prefix : '';
    return {
      text,
      link: target,
      activeMatch: activeMatch?.map((path) => scope + path),
      tag,
      position,
      items: items && buildNav(items, prefix, resolve),
    };
  });
}

import { isSameRoute, isUnder, type RoutePath } from './route-path';

export type SidebarLink = {
  kind: 'link';
  text: string;
  link: string;
  tag?: string | undefined;
  /** It leaves the section, so it is not the next page to read. */
  isShortcut?: true;
};

/** Pages under a title that can be collapsed; with `link`, the title is a page. */
export type SidebarGroup = {
  kind: 'group';
  text: string;
  link?: string | undefined;
  tag?: string | undefined;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
};

export type SidebarItem =
  | SidebarLink
  | SidebarGroup
  /** A heading between items that belongs to no group. */
  | { kind: 'header'; text: string; tag?: string | undefined };

/** One entry of the top navigation: a link, or a group of links. Without `activeMatch`, its page is the linked one. */
export type NavItem = {
  text: string;
  link?: string | undefined;
  activeMatch?: readonly string[] | undefined;
  tag?: string | undefined;
  position: 'left' | 'right';
  items?: NavItem[] | undefined;
};

export type PageLink = { text: string; link: RoutePath };

/** Resolves a link of a file in `folder` in one language and version. */
export type ResolveLink = (link: string, folder: string) => string;

/** Returns the pages of a sidebar in reading order; the page of a group comes before its items. */
export function flatten(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item): PageLink[] => {
    if (item.kind !== 'link' && item.kind !== 'group') return [];
    if (item.kind === 'link' && item.isShortcut) return [];
    const { text, link } = item;
    const page = link === undefined ? [] : [{ text, link: link as RoutePath }];
    return item.kind === 'group' ? [...page, ...flatten(item.items)] : page;
  });
}

export function neighbours(route: RoutePath, items: readonly SidebarItem[]) {
  const pages = flatten(items);
  const index = pages.findIndex(({ link }) => isSameRoute(link, route));
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** Returns the titles of the groups around a page, the outermost first. */
export function groupsAround(route: RoutePath, items: readonly SidebarItem[]): string[] {
  for (const item of items) {
    if (item.kind !== 'group') continue;
    if (flatten(item.items).some(({ link }) => isSameRoute(link, route))) {
      return [item.text, ...groupsAround(route, item.items)];
    }
  }
  return [];
}

/** Returns the sidebar of the closest folder around a page, otherwise the one that links to it, with the folder's path. */
export function closestSidebar(sidebars: Readonly<Record<string, SidebarItem[]>>, path: string) {
  const all = Object.entries(sidebars).filter(([, items]) => items.length > 0);
  const [closest] = all
    .filter(([folder]) => isUnder(path, folder))
    .sort(([a], [b]) => b.length - a.length);
  const sidebar = closest ?? all.find(([, items]) => linksTo(path, items));
  return sidebar && { folder: sidebar[0], items: sidebar[1] };
}

/** Returns whether items link to a page at any depth, shortcuts to other sections included. */
export function linksTo(path: string, items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) =>
      ('link' in item && item.link !== undefined && isSameRoute(item.link, path)) ||
      (item.kind === 'group' && linksTo(path, item.items)),
  );
}

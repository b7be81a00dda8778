import type { RoutePath } from './route-path';

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

/** A page in lists and previous/next links. */
export type PageLink = { text: string; link: RoutePath };

/** The same with its summary. */
export type SummedUpLink = PageLink & { summary?: string | undefined };

/** Resolves a link of a file in `folder` in one language and version. */
export type ResolveLink = (link: string, folder: string) => string;

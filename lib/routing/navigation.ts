import type { RoutePath } from './route-path';

export type SidebarLink = {
  kind: 'link';
  text: string;
  link: string;
  tag?: string | undefined;
  /** It leads out of the section: readers meet it here, but it is not the next page to read. */
  isShortcut?: true;
};

/** Pages under a title that can be folded away; `link` makes the title itself a page. */
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

/** A page as previous/next links, landing lists and the like need it. */
export type PageLink = { text: string; link: RoutePath };

/** The same with what the page is about, in a few words, where it says so. */
export type SummedUpLink = PageLink & { summary?: string | undefined };

/** The URL that a link means in one language and version; `folder` is where its file lies. */
export type ResolveLink = (link: string, folder: string) => string;

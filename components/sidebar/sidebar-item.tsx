'use client';

import type { SidebarItem as Item } from '@/lib/navigation/types';
import { Tag } from '../ui/tag';
import styles from './sidebar.module.css';
import { SidebarGroup } from './sidebar-group';
import { PageLink } from './sidebar-link';

/** The items of one level. */
export function SidebarList({ items, path }: { items: Item[]; path: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item, place) => (
        <SidebarItem key={keyOf(item, place)} item={item} path={path} />
      ))}
    </ul>
  );
}

// Texts may repeat and dividers have none, but the order of a sidebar never changes.
function keyOf(item: Item, place: number): string {
  return `${place} ${item.kind}`;
}

/** One item of the sidebar, of any kind. */
function SidebarItem({ item, path }: { item: Item; path: string }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <PageLink item={item} path={path} />
        </li>
      );
    case 'group':
      return (
        <SidebarGroup group={item} path={path}>
          <SidebarList items={item.items} path={path} />
        </SidebarGroup>
      );
    case 'divider':
      return (
        <li aria-hidden="true">
          <hr className={styles.divider} data-dashed={item.dashed || undefined} />
        </li>
      );
    case 'header':
      return (
        <li className={styles.header}>
          {item.text}
          {item.tag && <Tag text={item.tag} />}
        </li>
      );
  }
}

'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import type { SidebarGroup, SidebarItem, SidebarLink } from '@/lib/navigation/types';
import { isSameRoute } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import { SiteLink, TaggedText } from '../ui/site-link';
import styles from './sidebar.module.css';

export function SidebarList({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item, place) => (
        <Item key={keyOf(item, place)} item={item} path={path} />
      ))}
    </ul>
  );
}

// Texts may repeat and dividers have none, but the order of a sidebar never changes.
function keyOf(item: SidebarItem, place: number): string {
  return `${place} ${item.kind}`;
}

function Item({ item, path }: { item: SidebarItem; path: string }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <PageLink item={item} path={path} />
        </li>
      );
    case 'group':
      return <Group group={item} path={path} />;
    case 'divider':
      return (
        <li aria-hidden="true">
          <hr className={styles.divider} data-dashed={item.dashed || undefined} />
        </li>
      );
    case 'header':
      return (
        <li className={styles.header}>
          <TaggedText {...item} />
        </li>
      );
  }
}

function PageLink({ item, path }: { item: Omit<SidebarLink, 'kind'>; path: string }) {
  return (
    <SiteLink
      className={styles.link}
      href={item.link}
      aria-current={isSameRoute(item.link, path) ? 'page' : undefined}
    >
      <TaggedText {...item} />
    </SiteLink>
  );
}

/** Pages under a title that may fold them away, and may be a page itself. */
function Group({ group, path }: { group: SidebarGroup; path: string }) {
  const { sidebar } = useLabels();
  const { text, link } = group;
  const title = (
    <span className={styles.title}>
      <TaggedText {...group} />
    </span>
  );
  const list = <SidebarList items={group.items} path={path} />;
  return (
    <li className={styles.group}>
      {/* A link may not stand inside the button that a summary is, so it stands before it. */}
      {link !== undefined && <PageLink item={{ ...group, link }} path={path} />}
      {group.collapsible ? (
        <Fold group={group} path={path} list={list}>
          {link === undefined ? (
            title
          ) : (
            <span className="visually-hidden">{fill(sidebar.pagesUnder, { group: text })}</span>
          )}
        </Fold>
      ) : (
        <>
          {link === undefined && title}
          {list}
        </>
      )}
    </li>
  );
}

/** Pages that can be folded away; they unfold by themselves when the reader opens one of them. */
function Fold({
  group,
  path,
  list,
  children,
}: {
  group: SidebarGroup;
  path: string;
  list: ReactNode;
  children: ReactNode;
}) {
  const holdsCurrent = holdsRoute(group, path);
  const [isOpen, setIsOpen] = useState(!group.collapsed || holdsCurrent);
  const [lastPath, setLastPath] = useState(path);
  if (path !== lastPath) {
    setLastPath(path);
    if (holdsCurrent) setIsOpen(true);
  }

  return (
    <details
      className={styles.fold}
      data-beside={group.link === undefined ? undefined : true}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {children}
        <ChevronRight size={16} aria-hidden="true" />
      </summary>
      {list}
    </details>
  );
}

/** Whether an item of the sidebar is the current page, or holds it. */
export function holdsRoute(item: SidebarItem, path: string): boolean {
  if (item.kind !== 'link' && item.kind !== 'group') return false;
  if (item.link !== undefined && isSameRoute(item.link, path)) return true;
  return item.kind === 'group' && item.items.some((child) => holdsRoute(child, path));
}

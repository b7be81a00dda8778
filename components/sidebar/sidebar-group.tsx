'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import type { SidebarGroup as Group } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import { Tag } from '../ui/tag';
import { holdsRoute } from './holds-route';
import styles from './sidebar.module.css';
import { PageLink } from './sidebar-link';

/** Pages (the children) under a title that may fold them away, and may be a page itself. */
export function SidebarGroup({
  group,
  path,
  children,
}: {
  group: Group;
  path: string;
  children: ReactNode;
}) {
  const { sidebar } = useLabels();
  const { text, link, tag, collapsible } = group;
  const title = link === undefined ? undefined : { text, link, ...(tag ? { tag } : {}) };

  if (!collapsible) {
    return (
      <li className={styles.group}>
        {title ? <PageLink item={title} path={path} /> : <GroupTitle text={text} tag={tag} />}
        {children}
      </li>
    );
  }
  return (
    <li className={styles.group}>
      {/* A link may not stand inside the button that a summary is, so it stands before it. */}
      {title && <PageLink item={title} path={path} />}
      <Fold group={group} path={path} items={children}>
        {title ? (
          <span className="visually-hidden">{fill(sidebar.pagesUnder, { group: text })}</span>
        ) : (
          <GroupTitle text={text} tag={tag} />
        )}
      </Fold>
    </li>
  );
}

function GroupTitle({ text, tag }: { text: string; tag: string | undefined }) {
  return (
    <span className={styles.title}>
      {text}
      {tag && <Tag text={tag} />}
    </span>
  );
}

/** What can be folded; it opens by itself when a page inside it shows. */
function Fold({
  group,
  path,
  items,
  children,
}: {
  group: Group;
  path: string;
  items: ReactNode;
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
      {items}
    </details>
  );
}

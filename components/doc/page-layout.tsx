'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeft from 'lucide-react/icons/panel-left';
import { type ReactNode, use } from 'react';
import type { TocEntry } from '@/lib/content/types';
import type { PageView } from '@/lib/page/page-view';
import { Outline } from '../outline/outline';
import { HasSidebar, useLabels } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import { CONTENT_ID, OUTLINE_ID, SIDEBAR_ID } from '../ui/part-ids';
import { SiteLink } from '../ui/site-link';
import styles from './doc.module.css';
import trail from './trail.module.css';

/** The main part of a page inside a section, with its outline and the bar of small screens. */
export function PageLayout({
  outline = [],
  isWide = false,
  children,
}: {
  outline?: TocEntry[];
  isWide?: boolean;
  children: ReactNode;
}) {
  const hasOutline = outline.length > 0;
  return (
    <div className={styles.view}>
      <MenuBar hasOutline={hasOutline} />
      <div className={styles.columns} data-outlined={hasOutline || undefined}>
        <main id={CONTENT_ID} tabIndex={-1} className={isWide ? styles.wide : styles.main}>
          {children}
        </main>
        <Guarded>
          <Outline entries={outline} />
        </Guarded>
      </div>
    </div>
  );
}

/** The bar under the top bar on small screens. parts.css decides when it and its buttons show. */
function MenuBar({ hasOutline }: { hasOutline: boolean }) {
  const labels = useLabels();
  const hasSidebar = use(HasSidebar);
  return (
    <div className={styles.bar} data-part="menu-bar">
      {hasSidebar && (
        <button type="button" popoverTarget={SIDEBAR_ID} data-opens="sidebar">
          <PanelLeft size={18} aria-hidden="true" />
          {labels.sidebar.menu}
        </button>
      )}
      {hasOutline && (
        <button type="button" popoverTarget={OUTLINE_ID} data-opens="outline">
          {labels.outline.title}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Where a page is, for screens on which the sidebar is closed: its section, and the groups around it. */
export function Trail({
  section,
  groups,
}: {
  section: NonNullable<PageView['section']>;
  groups: string[];
}) {
  const { doc } = useLabels();
  return (
    <nav className={trail.trail} aria-label={doc.trail} data-part="trail">
      <SiteLink href={section.link}>{section.text}</SiteLink>
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </nav>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page/page-view';
import type { Section } from '@/lib/routing/sections';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
import { Outline } from '../outline/outline';
import type { PageContext } from '../site/page-context';
import { CONTENT_ID, OUTLINE_ID, SIDEBAR_ID } from '../ui/frame-ids';
import { SiteLink } from '../ui/site-link';
import styles from './doc.module.css';

export type ViewProps = {
  page: PageView;
  context: PageContext;
  children: ReactNode;
};

/** The main region of a page, with its outline and the bar of small screens. */
export function PageLayout({
  page: { section, outline, menuBar, hasSidebar },
  labels,
  isWide = false,
  children,
}: {
  page: PageView;
  labels: Labels;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="stack">
      {/* parts.css decides when it and its buttons show. */}
      <div className={styles.bar} data-part="menu-bar">
        {menuBar.includes('sidebar') && (
          <button type="button" className="row" popoverTarget={SIDEBAR_ID} data-opens="sidebar">
            <PanelLeft size={18} aria-hidden="true" />
            {section ? fill(labels.sidebar.menuOf, { section: section.text }) : labels.sidebar.menu}
          </button>
        )}
        {menuBar.includes('outline') && (
          <button type="button" className="row" popoverTarget={OUTLINE_ID} data-opens="outline">
            {labels.outline.title}
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={`columns ${styles.columns}`} data-alone={!hasSidebar || undefined}>
        <main id={CONTENT_ID} tabIndex={-1} className={isWide ? styles.wide : styles.main}>
          {children}
        </main>
        <Outline labels={labels} entries={outline} />
      </div>
    </div>
  );
}

/** Breadcrumb: the section or the page above, and the groups around the page. */
export function Trail({
  labels,
  above,
  groups,
}: {
  labels: Labels;
  above: Pick<Section, 'text' | 'link'>;
  groups: readonly string[];
}) {
  return (
    <nav className={`row ${styles.trail}`} aria-label={labels.doc.trail} data-part="trail">
      <SiteLink className="one-line" labels={labels} href={above.link}>
        {above.text}
      </SiteLink>
      {groups.map((group) => (
        <span key={group} className="one-line">
          {group}
        </span>
      ))}
    </nav>
  );
}

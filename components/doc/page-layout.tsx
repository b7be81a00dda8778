import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeft from 'lucide-react/icons/panel-left';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page/page-view';
import { withBase } from '@/lib/routing/base-path';
import type { Section } from '@/lib/routing/sections';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
import { Outline } from '../outline/outline';
import type { PageContext } from '../site/page-context';
import cards from '../ui/cards.module.css';
import { CONTENT_ID, EXTERNAL_ID, OUTLINE_ID, SIDEBAR_ID } from '../ui/frame-ids';
import { ExternalMark, SiteLink } from '../ui/site-link';
import ui from '../ui/ui.module.css';
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

/** Links to the section or the page above, and names the groups around the page. */
export function Breadcrumb({
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
      <SiteLink className="one-line" href={above.link}>
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

export function ArticleFacts({
  iso,
  text,
  minutes,
  labels: { doc },
}: NonNullable<PageView['date']> & { labels: Labels }) {
  return (
    <p className={ui.date}>
      <time dateTime={iso}>{text}</time>
      <span data-part="reading-time"> · {fill(doc.readingTime, { minutes: String(minutes) })}</span>
    </p>
  );
}

/** The link to edit a page, its last change, and the pages before and after it. */
export function PageEnd({ page, labels }: { page: PageView; labels: Labels }) {
  const { edit, lastUpdated, previous, next } = page;
  const { doc } = labels;
  return (
    <div className={styles.end} data-part="footer">
      {(edit || lastUpdated) && (
        <div className={`spread ${styles.facts}`}>
          {edit && (
            <a className="row" href={edit.url} aria-describedby={EXTERNAL_ID}>
              <Pencil size={14} aria-hidden="true" />
              <span>
                {edit.text}
                <ExternalMark />
              </span>
            </a>
          )}
          {lastUpdated && (
            <p>
              {doc.lastUpdated}: <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
            </p>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className={`${cards.grid} ${styles.pager}`} aria-label={doc.pager}>
          {previous && (
            <a className={cards.card} href={withBase(previous.link)} rel="prev" data-leads="">
              <span className={`row ${ui.date}`}>
                <ArrowLeft size={14} aria-hidden="true" />
                {doc.previousPage}
              </span>
              <span className={`${cards.title} ${styles.target}`}>{previous.text}</span>
              {previous.summary}
            </a>
          )}
          {next && (
            <a className={cards.card} href={withBase(next.link)} rel="next" data-leads="">
              <span className={`row ${ui.date}`}>
                {doc.nextPage}
                <ArrowRight size={14} aria-hidden="true" />
              </span>
              <span className={`${cards.title} ${styles.target}`}>{next.text}</span>
              {next.summary}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

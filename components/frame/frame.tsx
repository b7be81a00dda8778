import type { ReactNode } from 'react';
import type { SidebarItem } from '@/lib/navigation/types';
import type { RoutePath } from '@/lib/routing/route-path';
import { CodeButtonsTemplate } from '../markdown/code/code-buttons';
import { SectionLinks } from '../nav/nav-screen';
import { TopBar } from '../nav/top-bar';
import { ProgressBar } from '../progress/progress-bar';
import { SearchButton } from '../search/search-button';
import { SearchDialog } from '../search/search-dialog';
import { Sidebar } from '../sidebar/sidebar';
import type { PageContext } from '../site/page-context';
import { CONTENT_ID } from '../ui/part-ids';
import { Footer } from './footer';
import { ForPrograms } from './for-programs';
import styles from './frame.module.css';
import { Notices } from './notices';
import { ScrollToTop } from './scroll-to-top';

/**
 * Everything around a page. What is marked `data-kept` stays as it is while the reader moves from page to
 * page, what is marked `data-fresh` is replaced, and the rest is updated (components/navigation).
 */
export function Frame({
  context,
  sidebar,
  inMarkdown,
  children,
}: {
  context: PageContext;
  /** The pages of the section; without a section the page stands alone. */
  sidebar: { folder: string; items: SidebarItem[] } | undefined;
  /** The page of which there is Markdown. */
  inMarkdown: RoutePath | undefined;
  children: ReactNode;
}) {
  const { labels, site } = context;
  return (
    <>
      {/* The first link of each page leads past the bars, to the main part. */}
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {labels.frame.skipToContent}
      </a>
      {/* Behind the link above, which is only one to skip the frame if no other comes before it. */}
      {inMarkdown && <ForPrograms context={context} route={inMarkdown} />}
      <ProgressBar context={context} />
      <TopBar
        context={context}
        search={<SearchButton labels={labels} />}
        hasSidebar={sidebar !== undefined}
      />
      <div className={sidebar ? styles.section : styles.alone}>
        {sidebar && (
          <Sidebar context={context} {...sidebar} sections={<SectionLinks context={context} />} />
        )}
        <div className={styles.page} data-fresh>
          {children}
        </div>
      </div>
      <Footer context={context} />
      <Notices context={context} />
      {site.enableScrollToTop && <ScrollToTop labels={labels} />}
      <CodeButtonsTemplate labels={labels} />
      <SearchDialog context={context} />
    </>
  );
}

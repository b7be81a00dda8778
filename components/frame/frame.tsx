import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import type { SidebarItem } from '@/lib/routing/navigation';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import { type PagesByKey, scopeKey } from '@/lib/routing/scope';
import type { Labels } from '@/lib/settings/labels';
import { CodeButtonsTemplate } from '../markdown/code/code-block';
import { TopBar } from '../nav/top-bar';
import { Notices, ProgressBar } from '../progress/progress';
import { SearchDialog } from '../search/search-dialog';
import { Sidebar } from '../sidebar/sidebar';
import type { PageContext } from '../site/page-context';
import { CONTENT_ID, EXTERNAL_ID } from '../ui/frame-ids';
import { SiteLink } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import styles from './frame.module.css';

/**
 * Everything around a page. When a link is followed, a region with the same `data-key` on both pages stays, and
 * every other region is replaced (components/navigation/show-page.ts).
 */
export function Frame({
  context,
  pages,
  sidebar,
  inMarkdown,
  children,
}: {
  context: PageContext;
  pages: PagesByKey;
  /** The pages of the section, if the page is in one. */
  sidebar: { folder: string; items: SidebarItem[] } | undefined;
  /** The page of which there is Markdown. */
  inMarkdown: RoutePath | undefined;
  children: ReactNode;
}) {
  const { labels, site } = context;
  const key = scopeKey(context.scope);
  return (
    <>
      <a
        className={`visually-hidden ${ui.button} ${styles.skip}`}
        href={`#${CONTENT_ID}`}
        data-region="skip"
        data-key={key}
      >
        {labels.frame.skipToContent}
      </a>
      {/* For programs that read the HTML. After the skip link, which must be the first link. */}
      <p hidden data-region="for-programs">
        {inMarkdown && (
          <>
            <a href={withBase(`${context.prefix}/llms.txt`)}>llms.txt</a>{' '}
            <a href={withBase(markdownPath(inMarkdown))}>{labels.doc.openMarkdown}</a>
          </>
        )}
      </p>
      <ProgressBar context={context} />
      <TopBar context={context} pages={pages} hasSidebar={sidebar !== undefined} />
      {/* Before the content, so that it opens while the browser still parses the page. */}
      <SearchDialog context={context} />
      <div
        className={sidebar ? 'columns' : 'stack'}
        data-region="columns"
        data-key={`${key} ${sidebar?.folder ?? ''}`}
      >
        {sidebar && <Sidebar context={context} {...sidebar} />}
        <div className="stack" data-region="content">
          {children}
        </div>
      </div>
      <Footer context={context} />
      <Notices context={context} />
      {site.enableScrollToTop && <ScrollToTop labels={labels} />}
      <CodeButtonsTemplate labels={labels} />
      <p hidden id={EXTERNAL_ID} data-region="external" data-key={key}>
        {labels.frame.externalLink}
      </p>
    </>
  );
}

function Footer({ context }: { context: PageContext }) {
  const { site, labels, scope } = context;
  const { frame } = labels;
  const { message, links = [] } = site.footer[scope.lang] ?? {};
  return (
    <footer
      className={styles.footer}
      data-part="footer"
      data-region="footer"
      data-key={scopeKey(scope)}
    >
      {message && <p>{message}</p>}
      {links.length > 0 && (
        <p>
          {links.map(({ text, link }) => (
            <SiteLink key={link} href={link}>
              {text}
            </SiteLink>
          ))}
        </p>
      )}
      <p>
        {site.playground && <a href={withBase(site.playground)}>{frame.playground}</a>}
        <a href={withBase('/offline.zip')} download>
          {frame.offlineCopy}
        </a>
      </p>
    </footer>
  );
}

function ScrollToTop({ labels: { frame } }: { labels: Labels }) {
  return (
    <>
      {/* Without height, so it leaves the viewport with the first scrolled pixel (scroll-to-top.ts). */}
      <span className={styles.topMark} data-top-mark />
      <aside
        className={`floating ${styles.toTop}`}
        data-part="scroll-to-top"
        data-region="scroll-to-top"
        data-key={frame.scrollToTop}
      >
        <button type="button" className="icon-button" aria-label={frame.scrollToTop}>
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </aside>
    </>
  );
}

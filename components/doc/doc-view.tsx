import { ArticleFacts } from '../ui/article-facts';
import { WholeWords } from '../ui/whole-words';
import styles from './doc.module.css';
import { PageActions } from './page-actions';
import { PageEnd } from './page-end';
import { PageLayout, Trail, type ViewProps } from './page-layout';

export function DocView({ page, context: { labels }, hasSidebar }: ViewProps<'doc'>) {
  // The page that a section begins with has nothing above it.
  const isOwnSection = page.groups.length === 0 && page.section?.link === page.routePath;
  return (
    <PageLayout labels={labels} outline={page.outline} hasSidebar={hasSidebar}>
      {page.section && !isOwnSection && (
        <Trail labels={labels} section={page.section} groups={page.groups} />
      )}
      <PageActions page={page} labels={labels} />
      <article className="prose">
        {!page.hasOwnHeading && (
          <h1>
            <WholeWords text={page.title} />
          </h1>
        )}
        {page.date && (
          <p className={styles.date}>
            <ArticleFacts {...page.date} labels={labels} />
          </p>
        )}
        {page.body}
      </article>
      <PageEnd page={page} labels={labels} />
    </PageLayout>
  );
}

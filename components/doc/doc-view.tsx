import { WholeWords } from '../ui/whole-words';
import styles from './doc.module.css';
import { PageActions } from './page-actions';
import { PageEnd } from './page-end';
import { PageLayout, Trail, type ViewProps } from './page-layout';

export function DocView({ page, context: { labels }, hasSidebar }: ViewProps<'doc'>) {
  return (
    <PageLayout labels={labels} outline={page.outline} hasSidebar={hasSidebar}>
      {page.section && <Trail labels={labels} section={page.section} groups={page.groups} />}
      <PageActions page={page} labels={labels} />
      <article className="prose">
        {!page.hasOwnHeading && (
          <h1>
            <WholeWords text={page.title} />
          </h1>
        )}
        {page.date && (
          <p className={styles.date}>
            <time dateTime={page.date.iso}>{page.date.text}</time>
          </p>
        )}
        {page.body}
      </article>
      <PageEnd page={page} labels={labels} />
    </PageLayout>
  );
}

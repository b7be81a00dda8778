import type { DocPage } from '@/lib/page/types';
import { CopyPage } from './copy-page';
import styles from './doc.module.css';
import { PageFooter } from './page-footer';
import { PageLayout } from './page-layout';
import { Pager } from './pager';

/** An article with its outline, and with what belongs at its end. */
export function DocView({ page }: { page: DocPage }) {
  return (
    <PageLayout hidden={page.hidden} outline={page.outline}>
      <CopyPage route={page.route} />
      <article className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.date && (
          <p className={styles.date}>
            <time dateTime={page.date.iso}>{page.date.text}</time>
          </p>
        )}
        {page.body}
      </article>
      <div className={styles.end} data-part="footer">
        <PageFooter edit={page.edit} lastUpdated={page.lastUpdated} />
        <Pager previous={page.previous} next={page.next} />
      </div>
    </PageLayout>
  );
}

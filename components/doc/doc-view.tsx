import type { PageView } from '@/lib/page/page-view';
import { Guarded } from '../ui/guarded';
import styles from './doc.module.css';
import { PageActions } from './page-actions';
import { PageEnd } from './page-end';
import { PageLayout, Trail } from './page-layout';
import { pageFacts } from './page-links';

export function DocView({ page }: { page: PageView<'doc'> }) {
  const { edit, lastUpdated, checked, previous, next, related, section, groups } = page;
  return (
    <PageLayout outline={page.outline}>
      {section && (
        <Guarded>
          <Trail section={section} groups={groups} />
        </Guarded>
      )}
      <Guarded>
        <PageActions page={pageFacts(page)} outline={page.outline} />
      </Guarded>
      <article className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.date && (
          <p className={styles.date}>
            <time dateTime={page.date.iso}>{page.date.text}</time>
          </p>
        )}
        {page.body}
      </article>
      <Guarded>
        <PageEnd {...{ edit, lastUpdated, checked, previous, next, related }} />
      </Guarded>
    </PageLayout>
  );
}

import type { PageView } from '@/lib/page/page-view';
import { Guarded } from '../ui/guarded';
import { CopyPage } from './copy-page';
import styles from './doc.module.css';
import { PageEnd } from './page-end';
import { PageLayout } from './page-layout';
import { Trail } from './trail';

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
        <CopyPage route={page.route} />
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

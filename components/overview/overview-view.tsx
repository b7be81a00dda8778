import type { OverviewPage } from '@/lib/page/types';
import { CopyPage } from '../doc/copy-page';
import { PageFooter } from '../doc/page-footer';
import { PageLayout } from '../doc/page-layout';
import styles from './overview.module.css';
import { OverviewGroups } from './overview-groups';

/** All pages of a section with their headings. */
export function OverviewView({ page }: { page: OverviewPage }) {
  return (
    <PageLayout hidden={page.hidden} isWide>
      <CopyPage route={page.route} />
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <OverviewGroups groups={page.groups} />
      <div className={styles.end} data-part="footer">
        <PageFooter edit={page.edit} lastUpdated={page.lastUpdated} />
      </div>
    </PageLayout>
  );
}

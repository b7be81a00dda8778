import type { PageView } from '@/lib/page/page-view';
import { PageActions } from '../doc/page-actions';
import { PageEnd } from '../doc/page-end';
import { PageLayout } from '../doc/page-layout';
import { pageFacts } from '../doc/page-links';
import { Guarded } from '../ui/guarded';
import styles from './overview.module.css';
import { OverviewGroups } from './overview-groups';

/** All pages of a section with their headings, between an introduction and further sections. */
export function OverviewView({ page }: { page: PageView<'overview'> }) {
  return (
    <PageLayout isWide>
      <Guarded>
        <PageActions page={pageFacts(page)} />
      </Guarded>
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <OverviewGroups groups={page.groups} versions={{ list: page.versions, route: page.route }} />
      {page.sections && <div className={`prose ${styles.sections}`}>{page.sections}</div>}
      <Guarded>
        <PageEnd edit={page.edit} lastUpdated={page.lastUpdated} checked={page.checked} />
      </Guarded>
    </PageLayout>
  );
}

import type { PageView } from '@/lib/page/page-view';
import { CopyPage } from '../doc/copy-page';
import { PageEnd } from '../doc/page-end';
import { PageLayout } from '../doc/page-layout';
import { OverviewGroups } from './overview-groups';

/** All pages of a section with their headings. */
export function OverviewView({ page }: { page: PageView<'overview'> }) {
  return (
    <PageLayout isWide>
      <CopyPage route={page.route} />
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <OverviewGroups groups={page.groups} />
      <PageEnd edit={page.edit} lastUpdated={page.lastUpdated} checked={page.checked} />
    </PageLayout>
  );
}

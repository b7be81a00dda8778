import { PageActions } from '../doc/page-actions';
import { PageEnd } from '../doc/page-end';
import { PageLayout, type ViewProps } from '../doc/page-layout';
import styles from './overview.module.css';
import { OverviewGroups } from './overview-groups';

/** All pages of a section with their headings, between an introduction and further sections. */
export function OverviewView({ page, context }: ViewProps<'overview'>) {
  const { labels } = context;
  return (
    <PageLayout page={page} labels={labels} isWide>
      <PageActions page={page} labels={labels} />
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <OverviewGroups groups={page.groups} versions={page.versions} context={context} />
      {page.sections && (
        <div className={`prose ${styles.sections}`} data-overview-sections>
          {page.sections}
        </div>
      )}
      <PageEnd page={page} labels={labels} />
    </PageLayout>
  );
}

import { CardGrid, LinkCard } from '../ui/cards';
import { CONTENT_ID } from '../ui/frame-ids';
import { WholeWords } from '../ui/whole-words';
import styles from './doc.module.css';
import { PageActions } from './page-actions';
import { ArticleFacts, Breadcrumb, PageEnd, PageLayout, type ViewProps } from './page-layout';

export function DocView({ page, context: { labels }, children }: ViewProps) {
  const isSectionStart = page.groups.length === 0 && page.section?.link === page.routePath;
  const above = isSectionStart ? undefined : (page.section ?? page.parent);
  return (
    <PageLayout page={page} labels={labels}>
      {above && <Breadcrumb labels={labels} above={above} groups={page.groups} />}
      <PageActions page={page} labels={labels} />
      <article className="prose">
        {page.heading === undefined && (
          <h1>
            <WholeWords text={page.title} />
          </h1>
        )}
        {page.date && <ArticleFacts {...page.date} labels={labels} />}
        {children}
      </article>
      <PageEnd page={page} labels={labels} />
    </PageLayout>
  );
}

/** The first page of a section: a short text and its pages as cards. */
export function LandingView({ page, context, children }: ViewProps) {
  return (
    <PageLayout page={page} labels={context.labels}>
      <div className="prose">
        {page.heading === undefined && <h1>{page.title}</h1>}
        {children}
        <CardGrid>
          {page.pagesBelow.map(({ text, link }) => (
            <LinkCard key={link} title={text} href={link} />
          ))}
        </CardGrid>
      </div>
    </PageLayout>
  );
}

/** A page without outline, beside the sidebar that links to it, if one does. */
export function CustomView({ page, context: { labels }, children }: ViewProps) {
  const content = (
    <>
      {page.parent && <Breadcrumb labels={labels} above={page.parent} groups={[]} />}
      <div className="prose">{children}</div>
    </>
  );
  if (page.hasSidebar) {
    return (
      <PageLayout page={page} labels={labels} isWide>
        {content}
      </PageLayout>
    );
  }
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.single}>
      {content}
    </main>
  );
}

export function BlankView({ children }: ViewProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

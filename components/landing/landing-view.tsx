import { PageLayout, type ViewProps } from '../doc/page-layout';
import { CardGrid, LinkCard } from '../ui/cards';

/** The front page of a section: a few words and its pages as cards. */
export function LandingView({ page, context: { labels }, hasSidebar }: ViewProps<'landing'>) {
  return (
    <PageLayout labels={labels} hasSidebar={hasSidebar}>
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
        <CardGrid>
          {page.links.map(({ text, link }) => (
            <LinkCard key={link} labels={labels} title={text} href={link} />
          ))}
        </CardGrid>
      </div>
    </PageLayout>
  );
}

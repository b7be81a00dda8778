import { useId } from 'react';
import type { OverviewGroup, OverviewItem } from '@/lib/page/overview';
import { withBase } from '@/lib/routing/base-path';
import type { Labels } from '@/lib/settings/labels';
import { PageActions } from '../doc/page-actions';
import { ArticleFacts, PageEnd, PageLayout, type ViewProps } from '../doc/page-layout';
import { Filter } from '../filter/filter';
import type { PageContext } from '../site/page-context';
import cards from '../ui/cards.module.css';
import { WholeWords } from '../ui/whole-words';
import styles from './overview.module.css';

/** All pages of a section with their headings; `insertList` puts the list into the text. */
export function OverviewView({ page, context: { labels }, children }: ViewProps) {
  return (
    <PageLayout page={page} labels={labels} isWide>
      <PageActions page={page} labels={labels} />
      {children}
      <PageEnd page={page} labels={labels} />
    </PageLayout>
  );
}

/** The groups of an overview, and above them the field that filters them. Articles are few, and need no filter. */
export function Overview({
  context: { labels, overviewGroups },
}: {
  context: Pick<PageContext, 'labels'> & { overviewGroups: () => OverviewGroup[] };
}) {
  const { overview } = labels;
  const groups = overviewGroups();
  const isBlog = groups.some(({ items }) => items.some(({ article }) => article));
  return (
    <div className="plain">
      <div>
        {!isBlog && (
          <Filter
            label={overview.filter}
            placeholder={overview.filterPlaceholder}
            labels={{ ...overview, none: overview.noResult }}
            hasQuietCount
            fieldClass={styles.field}
            statusClass={`visually-hidden ${styles.status}`}
          />
        )}
        {groups.map((group) => (
          <Group key={group.text} group={group} labels={labels} />
        ))}
      </div>
    </div>
  );
}

function Group({ group, labels }: { group: OverviewGroup; labels: Labels }) {
  const title = useId();
  const hasTitle = group.text !== '';
  return (
    <section className={styles.group} aria-labelledby={hasTitle ? title : undefined}>
      {hasTitle && <h2 id={title}>{group.text}</h2>}
      <ul className={styles.pages}>
        {group.items.map((item) => (
          <Page key={item.link} item={item} labels={labels} />
        ))}
      </ul>
    </section>
  );
}

function Page({ item, labels }: { item: OverviewItem; labels: Labels }) {
  const { text, link, summary, headings, article } = item;
  if (article) return <ArticleCard {...item} article={article} labels={labels} />;
  const href = withBase(link);
  return (
    <li className={`${cards.card} ${styles.page}`}>
      <a className={cards.title} href={href}>
        {text}
      </a>
      {summary && <p>{summary}</p>}
      {headings.length > 0 && (
        <ul className="wrap">
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`${href}#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An article in a list: its drawing, its title, when it appeared, and what readers learn from it. */
function ArticleCard({
  text,
  link,
  summary,
  article: { drawing, ...facts },
  labels,
}: Pick<OverviewItem, 'text' | 'link' | 'summary'> & {
  article: NonNullable<OverviewItem['article']>;
  labels: Labels;
}) {
  return (
    <li className={`${cards.card} ${styles.article}`} data-leads="">
      {drawing && (
        <svg
          // A decoration beside the title.
          aria-hidden="true"
          viewBox={drawing.viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build, which lets through shapes and texts only
          dangerouslySetInnerHTML={{ __html: drawing.html }}
        />
      )}
      <div className={styles.about}>
        <p className={cards.title}>
          <a href={withBase(link)}>
            <WholeWords text={text} />
          </a>
        </p>
        <ArticleFacts {...facts} labels={labels} />
        <p>
          <WholeWords text={summary ?? ''} />
        </p>
      </div>
    </li>
  );
}

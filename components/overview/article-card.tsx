import type { OverviewItem } from '@/lib/page/overview';
import { withBase } from '@/lib/routing/base-path';
import type { Labels } from '@/lib/settings/labels';
import { ArticleFacts } from '../ui/article-facts';
import cards from '../ui/cards.module.css';
import { WholeWords } from '../ui/whole-words';
import styles from './article-card.module.css';

/** An article in a list: its drawing, its title, when it appeared, and what readers learn from it. */
export function ArticleCard({
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
          // It says nothing that the title does not say.
          aria-hidden="true"
          viewBox={drawing.viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build, which lets through shapes and texts only
          dangerouslySetInnerHTML={{ __html: drawing.html }}
        />
      )}
      <div className={styles.text}>
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

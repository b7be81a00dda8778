import ChevronRight from 'lucide-react/icons/chevron-right';
import { withBase } from '@/lib/routing/base-path';
import { PageLayout, type ViewProps } from '../doc/page-layout';
import styles from './landing.module.css';

/** The front page of a section: a few words and its pages as cards. */
export function LandingView({ page, context, hasSidebar }: ViewProps<'landing'>) {
  return (
    <PageLayout labels={context.labels} hasSidebar={hasSidebar}>
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <ul className={styles.cards}>
        {page.links.map(({ text, link }) => (
          <li key={link}>
            <a href={withBase(link)}>
              {text}
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}

import ChevronRight from 'lucide-react/icons/chevron-right';
import type { PageView } from '@/lib/page/page-view';
import { PageLayout } from '../doc/page-layout';
import { IntentLink } from '../ui/intent-link';
import styles from './landing.module.css';

/** The front page of a section: a few words and its pages as cards. */
export function LandingView({ page }: { page: PageView<'landing'> }) {
  return (
    <PageLayout>
      <div className="prose">
        {!page.hasOwnHeading && <h1>{page.title}</h1>}
        {page.body}
      </div>
      <ul className={styles.cards}>
        {page.links.map(({ text, link }) => (
          <li key={link}>
            <IntentLink href={link}>
              {text}
              <ChevronRight size={18} aria-hidden="true" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}

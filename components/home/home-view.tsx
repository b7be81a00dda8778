import type { HomePage } from '@/lib/page/types';
import { hiddenParts } from '../ui/hidden-parts';
import { CONTENT_ID } from '../ui/part-ids';
import { Features } from './features';
import { Hero } from './hero';
import styles from './home.module.css';

/** The front page of the site. */
export function HomeView({ page }: { page: HomePage }) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={styles.home}
      data-hide={hiddenParts(page.hidden)}
    >
      <Hero hero={page.hero} />
      {page.features.length > 0 && <Features features={page.features} />}
      {page.body && <div className={`prose ${styles.body}`}>{page.body}</div>}
    </main>
  );
}

import type { PlainPage } from '@/lib/page/types';
import { hiddenParts } from '../ui/hidden-parts';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './plain.module.css';

/** A page that is nothing but its body; `blank` is without the frame, too. */
export function PlainView({ page }: { page: PlainPage }) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={page.type === 'blank' ? undefined : styles.main}
      data-hide={hiddenParts(page.hidden)}
    >
      {page.type === 'blank' ? page.body : <div className="prose">{page.body}</div>}
    </main>
  );
}

import type { FramePart, PlainPage } from '@/lib/page/types';
import { hiddenParts } from '../ui/hidden-parts';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './plain.module.css';

/** A page that is nothing but its body; `blank` is without the frame, too. */
export function PlainView({ page }: { page: PlainPage }) {
  const frame: FramePart[] = page.type === 'blank' ? ['navbar', 'sidebar', 'footer'] : ['sidebar'];
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={page.type === 'blank' ? undefined : styles.main}
      data-hide={hiddenParts([...new Set([...page.hidden, ...frame])])}
    >
      {page.type === 'blank' ? page.body : <div className="prose">{page.body}</div>}
    </main>
  );
}

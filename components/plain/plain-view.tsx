import type { PageView } from '@/lib/page/page-view';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './plain.module.css';

export function PlainView({ page }: { page: PageView<'custom' | 'blank'> }) {
  const isBlank = page.type === 'blank';
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={isBlank ? undefined : styles.main}>
      {isBlank ? page.body : <div className="prose">{page.body}</div>}
    </main>
  );
}

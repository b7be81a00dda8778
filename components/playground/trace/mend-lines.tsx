import { fill } from '@/lib/labels/fill';
import type { en } from '@/lib/playground/labels/en';
import type { Mend } from '@/lib/playground/scenario';
import styles from './trace.module.css';

/** The one line that makes a failure, and the line that mends it. */
export function MendLines({ mend, labels }: { mend: Mend; labels: typeof en }) {
  return (
    <figure className={styles.mend}>
      <figcaption>{fill(labels.differsIn, { file: mend.file })}</figcaption>
      <del>{`- ${mend.broken}`}</del>
      <ins>{`+ ${mend.mended}`}</ins>
    </figure>
  );
}

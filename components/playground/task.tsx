import { labels } from '@/lib/playground/labels';
import type { Mend, Scenario } from '@/lib/playground/scenario';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
import styles from './task.module.css';

// What there is to do with a scenario, on the page and in the running panel.

/** What readers may try, and the folded answer. */
export function Task({ task, texts }: { task: Scenario['task']; texts: Labels['playground'] }) {
  return (
    task && (
      <div className={`plain ${styles.task}`} data-part="task">
        <p>
          <strong>{texts.task}</strong> {task.question}
        </p>
        <details>
          <summary>{texts.answer}</summary>
          <p>{task.answer}</p>
        </details>
      </div>
    )
  );
}

/** The one line that makes a failure, and the line that mends it. */
export function MendLines({ mend }: { mend: Mend }) {
  return (
    <figure className={styles.mend}>
      <figcaption>{fill(labels.differsIn, { file: mend.file })}</figcaption>
      <del>{`- ${mend.broken}`}</del>
      <ins>{`+ ${mend.mended}`}</ins>
    </figure>
  );
}

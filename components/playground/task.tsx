import type { Labels } from '@/lib/labels/labels';
import type { Scenario } from '@/lib/playground/scenario';
import styles from './task.module.css';

/** What readers may try with a scenario, and the folded answer. On the page, and below the running scenario. */
export function Task({ task, labels }: { task: Scenario['task']; labels: Labels['playground'] }) {
  return (
    task && (
      <div className={styles.task} data-part="task">
        <p>
          <strong>{labels.task}</strong> {task.question}
        </p>
        <details>
          <summary>{labels.answer}</summary>
          <p>{task.answer}</p>
        </details>
      </div>
    )
  );
}

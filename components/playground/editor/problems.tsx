import { fill } from '@/lib/labels/fill';
import type { Editing } from '../use-editing';
import { usePlaygroundLabels } from '../use-playground-labels';
import styles from './editor.module.css';

/** What went wrong in the code of the reader, above the result; the code shows it under its line. */
export function Problems({ editing: { edits, problems, stage } }: { editing: Editing }) {
  const labels = usePlaygroundLabels();
  const thrown = stage.run.events.find(({ kind, at }) => kind === 'error' && !at);
  const isChanged = Object.keys(edits).length > 0;
  return (
    <div className={styles.failed} aria-live="polite">
      {isChanged &&
        problems.map(({ file, line, message }) => (
          <p key={`${file}:${line}`}>
            {fill(labels.problem, { file, line: String(line), message })}
          </p>
        ))}
      {isChanged && problems.length === 0 && thrown && <p>{thrown.detail}</p>}
    </div>
  );
}

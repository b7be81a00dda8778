import { type ComponentProps, useRef } from 'react';
import { fill } from '@/lib/labels/fill';
import { labels } from '@/lib/playground/labels';
import styles from './panel.module.css';
import type { Running } from './use-run';

/** A button that may do nothing: it keeps the focus then, and says why. */
export function ReasonedButton({
  reason,
  onClick,
  ...others
}: ComponentProps<'button'> & { reason: string | undefined }) {
  return (
    <button
      type="button"
      {...others}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      title={reason}
      onClick={reason === undefined ? onClick : undefined}
    />
  );
}

/** The options of a scenario, of which readers choose. */
export function Controls({ running: { scenario, run, restart } }: { running: Running }) {
  const { choices, edits } = run;
  return scenario.controls.map(({ id, label, choices: values }) => {
    const changes = values.flatMap((one) => one.changes ?? []);
    const edited = changes.find(({ file }) => edits[file] !== undefined);
    return (
      <fieldset key={id} className={`wrap ${styles.control}`}>
        {/* The name of an option is code, and begins with a small letter. */}
        <legend>{/^[a-z]/.test(label) ? <code>{label}</code> : label}</legend>
        {values.map(({ value, label: name = value }) => (
          <ReasonedButton
            key={value}
            aria-pressed={choices[id] === value}
            reason={edited && fill(labels.changed, { file: edited.file })}
            onClick={() => restart({ choices: { ...choices, [id]: value } })}
          >
            {name}
          </ReasonedButton>
        ))}
      </fieldset>
    );
  });
}

/** What ends a run and begins another, in the place of the button that began the first. */
export function RunButtons({
  running: { isOver, stop, restart },
  onStop,
}: {
  running: Running;
  /** Takes the panel away. Without it, Stop leaves the panel where it is. */
  onStop: (() => void) | undefined;
}) {
  const runAgain = useRef<HTMLButtonElement>(null);
  function stopRun() {
    stop();
    if (onStop) return onStop();
    // The button that was pressed goes away.
    runAgain.current?.focus();
  }
  return (
    <span className="row">
      {!isOver && (
        <button type="button" onClick={stopRun}>
          {labels.stop}
        </button>
      )}
      <button ref={runAgain} type="button" onClick={() => restart()}>
        {labels.runAgain}
      </button>
    </span>
  );
}

import type { ComponentProps } from 'react';
import { labels } from '@/lib/playground/labels';
import { fill } from '@/lib/settings/fill';
import styles from './panel.module.css';
import type { Running } from './run/use-run';

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

import type { ComponentProps } from 'react';
import type { Choices, Control } from '@/lib/playground/scenario';
import styles from './panel.module.css';

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
export function Controls({
  controls,
  choices,
  refusal,
  onChoose,
}: {
  controls: readonly Control[];
  choices: Choices;
  /** Why nothing can be chosen. */
  refusal: string | undefined;
  onChoose: (choices: Choices) => void;
}) {
  return controls.map(({ id, label, choices: values }) => (
    <fieldset key={id} className={styles.control}>
      <legend>{label}</legend>
      {values.map(({ value, label: name = value }) => (
        <ReasonedButton
          key={value}
          aria-pressed={choices[id] === value}
          reason={refusal}
          onClick={() => onChoose({ ...choices, [id]: value })}
        >
          {name}
        </ReasonedButton>
      ))}
    </fieldset>
  ));
}

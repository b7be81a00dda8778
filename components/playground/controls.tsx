import type { Choices, Control } from '@/lib/playground/scenario';
import styles from './panel.module.css';

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
  refusal?: string | undefined;
  onChoose: (choices: Choices) => void;
}) {
  return controls.map(({ id, label, choices: values }) => (
    <fieldset key={id} className={styles.control}>
      <legend>{label}</legend>
      {values.map(({ value, label: name = value }) => (
        <button
          key={value}
          type="button"
          aria-pressed={choices[id] === value}
          aria-disabled={refusal !== undefined}
          aria-description={refusal}
          title={refusal}
          onClick={() => {
            if (refusal === undefined) onChoose({ ...choices, [id]: value });
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  ));
}

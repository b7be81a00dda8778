import type { Choices, Control } from '@/lib/playground/scenario';
import styles from './panel.module.css';

/** The options that a scenario is about. */
export function Controls({
  controls,
  choices,
  onChange,
}: {
  controls: readonly Control[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}) {
  return controls.map(({ id, label, choices: offered }) => (
    <fieldset key={id} className={styles.control}>
      <legend>{label}</legend>
      {offered.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choices[id] === choice.value}
          onClick={() => onChange({ ...choices, [id]: choice.value })}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  ));
}

import { useId } from 'react';
import styles from './field.module.css';

/** A field with its label that filters the list below it. */
export function FilterField({
  label,
  placeholder,
  className = '',
}: {
  label: string;
  placeholder: string;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <div className={`${styles.field} ${className}`.trim()} data-scripted="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
      />
    </div>
  );
}

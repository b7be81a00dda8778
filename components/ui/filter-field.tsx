import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** A field with its label that filters the list below it. Further fields may stand beside it. */
export function FilterField({
  label,
  placeholder,
  className = '',
  children,
}: {
  label: string;
  placeholder: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className={`${styles.fields} ${className}`.trim()} data-scripted="">
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
        />
      </div>
      {children}
    </div>
  );
}

'use client';

import { useEffect, useId, useRef } from 'react';
import { useLabels } from '../frame/site-context';
import styles from './overview.module.css';

/** The input that filters an overview; the style hides it where no script could answer it. */
export function OverviewInput({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const { overview } = useLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script ran, or is put back by the browser after a reload.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{overview.filter}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={overview.filterPlaceholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // Not every browser does this itself.
          if (key === 'Escape' && !nativeEvent.isComposing) onChange('');
        }}
      />
    </div>
  );
}

'use client';

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef } from 'react';
import { useLabels } from '../site/site-context';
import styles from './search-dialog.module.css';

/** The input, and the buttons that clear it or (on small screens) close the search. */
export function SearchField({
  value,
  onChange,
  onKeyDown,
  onCancel,
  list,
  current,
}: {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onCancel: () => void;
  /** The ids of the list and of its current row, where there is one. */
  list: string | undefined;
  current: string | undefined;
}) {
  const { search } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.field}>
      <Search size={20} aria-hidden="true" />
      <input
        ref={input}
        // In a `search` input, Escape clears the text first, and browsers add a button of their own.
        type="text"
        role="combobox"
        aria-label={search.placeholder}
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={current}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        // biome-ignore lint/a11y/noAutofocus: the reader opened the search to type
        autoFocus
        placeholder={search.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={search.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {search.cancel}
      </button>
    </search>
  );
}

'use client';

import type { MouseEvent } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../site/site-context';
import type { ShownResults } from './results-in';
import { SearchRow } from './search-row';
import styles from './search-rows.module.css';

/** The rows of the results, those of each page together under its name. */
export function SearchRows({
  id,
  shown,
  isStale,
  current,
  onCurrent,
  onOpen,
  onShowAll,
}: {
  /** Rows have the id `{id}-{number}`. */
  id: string;
  shown: ShownResults;
  /** Whether they are still those of an earlier query. */
  isStale: boolean;
  current: number;
  onCurrent: (row: number) => void;
  onOpen: () => void;
  onShowAll: () => void;
}) {
  const { search } = useLabels();

  // A list that scrolls under a mouse at rest selects nothing: browsers then report that the pointer
  // has entered a row, and Safari reports a move, too.
  function onPointerMove(event: MouseEvent) {
    if (event.movementX === 0 && event.movementY === 0) return;
    const row = rowOf(event)?.id.slice(id.length + 1);
    if (row !== undefined && Number(row) !== current) onCurrent(Number(row));
  }

  function onClick(event: MouseEvent) {
    if (rowOf(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
  }

  let row = 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and opens rows */}
      <div
        role="listbox"
        id={id}
        aria-label={search.results}
        className={styles.list}
        aria-busy={isStale}
        onPointerMove={onPointerMove}
        onClick={onClick}
      >
        {shown.pages.map(({ id: page, title, group, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={page} role="group" aria-label={title} className={styles.page}>
            {/* The first row may be the title itself. */}
            {suggestions[0]?.type !== 'title' && (
              <p className={styles.title} aria-hidden="true">
                <span>{title}</span>
                <small className={styles.group}>{group}</small>
              </p>
            )}
            {suggestions.map((suggestion) => {
              const number = row++;
              return (
                <SearchRow
                  key={suggestion.link + suggestion.type}
                  id={`${id}-${number}`}
                  suggestion={suggestion}
                  group={group}
                  isCurrent={number === current}
                />
              );
            })}
          </div>
        ))}
      </div>
      {shown.pages.length < shown.count && (
        <button type="button" className={styles.more} onClick={onShowAll}>
          {fill(search.showAll, { count: String(shown.count) })}
        </button>
      )}
    </>
  );
}

function rowOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest('[role="option"]') : null;
}

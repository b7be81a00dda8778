'use client';

import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { elementAt, hasModifier } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { PageResult } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import type { ShownResults } from './results-in';
import { PageName, SearchRow } from './search-row';
import styles from './search-rows.module.css';
import { rowKey } from './use-current-row';

/** More rows than the panel shows. The others follow when the reader comes to them, not with each key. */
const FIRST_ROWS = 20;

const ROW = '[role="option"]';

/** The rows of the results, those of each page together under its name. */
export function SearchRows({
  id,
  query,
  shown,
  isStale,
  current,
  onCurrent,
  onOpen,
  onShowAll,
}: {
  /** Rows have the id `{id}-{number}`. */
  id: string;
  /** What they answer. */
  query: string;
  shown: ShownResults;
  /** Whether they are still those of an earlier query. */
  isStale: boolean;
  current: number;
  onCurrent: (row: number) => void;
  onOpen: () => void;
  onShowAll: () => void;
}) {
  const { search } = useLabels();
  const list = `${query} ${shown.group}`;
  const [wholeList, setWholeList] = useState<string>();
  const first = firstPages(shown.pages);
  // Kept, since rows that are there must not go when the reader turns back.
  if (current >= first.rows && wholeList !== list) setWholeList(list);
  const pages = wholeList === list ? shown.pages : shown.pages.slice(0, first.pages);

  // A list that scrolls under a mouse at rest selects nothing: browsers then report that the pointer
  // has entered a row, and Safari reports a move, too.
  function onPointerMove(event: MouseEvent) {
    if (event.movementX === 0 && event.movementY === 0) return;
    const row = elementAt(event, ROW)?.id.slice(id.length + 1);
    if (row !== undefined && Number(row) !== current) onCurrent(Number(row));
  }

  function onClick(event: MouseEvent) {
    if (elementAt(event, ROW) && !hasModifier(event)) onOpen();
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
        {pages.map(({ id: page, title, group, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={page} role="group" aria-label={title} className={styles.page}>
            {/* The first row may be the title itself. */}
            {suggestions[0]?.type !== 'title' && (
              <p className={styles.title} aria-hidden="true">
                <PageName group={group}>{title}</PageName>
              </p>
            )}
            {suggestions.map((suggestion) => {
              const number = row++;
              return (
                <SearchRow
                  key={rowKey(suggestion)}
                  id={`${id}-${number}`}
                  suggestion={suggestion}
                  group={group}
                  number={number + 1}
                  count={shown.rows.length}
                  isCurrent={number === current}
                />
              );
            })}
          </div>
        ))}
      </div>
      {pages.length < shown.pages.length && <EndOfRows onSeen={() => setWholeList(list)} />}
      {shown.pages.length < shown.count && (
        <button type="button" className={styles.more} onClick={onShowAll}>
          {fill(search.showAll, { count: String(shown.count) })}
        </button>
      )}
    </>
  );
}

/** The pages whose rows fill the panel. */
function firstPages(all: readonly PageResult[]): { pages: number; rows: number } {
  let pages = 0;
  let rows = 0;
  while (pages < all.length && rows < FIRST_ROWS) rows += all[pages++]?.suggestions.length ?? 0;
  return { pages, rows };
}

/** Below the rows that are made; tells when the reader sees it. */
function EndOfRows({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}

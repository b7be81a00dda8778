'use client';

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { elementAt, hasModifier } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import { useLabels } from '../site/site-context';
import { MOST_ROWS, type Row, type ShownResults } from './results-in';
import { RowName, SearchRow } from './search-row';
import styles from './search-rows.module.css';
import { rowKey } from './use-current-row';
import { useStateOf } from './use-state-of';

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
  onUnfold,
  onUnread,
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
  onOpen: (row: Row) => void;
  /** Shows the rows that are folded behind a row. */
  onUnfold: (row: Row) => void;
  /** The reader sees a page whose text is not there. */
  onUnread: (page: number) => void;
  onShowAll: () => void;
}) {
  const { search } = useLabels();
  const [isWhole, setWhole] = useStateOf(`${query} ${shown.group}`, false);
  const first = firstPages(shown.pages);
  // Kept, since rows that are there must not go when the reader turns back.
  if (current >= first.rows && !isWhole) setWhole(() => true);
  const pages = isWhole ? shown.pages : shown.pages.slice(0, first.pages);

  function numberAt(event: MouseEvent): number | undefined {
    const row = elementAt(event, ROW);
    return row ? Number(row.id.slice(id.length + 1)) : undefined;
  }

  // A list that scrolls under a mouse at rest selects nothing: browsers then report that the pointer
  // has entered a row, and Safari reports a move, too.
  function onPointerMove(event: MouseEvent) {
    if (event.movementX === 0 && event.movementY === 0) return;
    const number = numberAt(event);
    if (number !== undefined && number !== current) onCurrent(number);
  }

  function onClick(event: MouseEvent) {
    const pressed = shown.rows[numberAt(event) ?? -1];
    if (!pressed || hasModifier(event)) return;
    if (pressed.type !== 'more') return onOpen(pressed);
    event.preventDefault();
    onUnfold(pressed);
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
        // From then on the mouse leads, and no key.
        onWheel={() => onCurrent(current)}
        onClick={onClick}
      >
        {pages.map(({ id: page, title, group, rows, isUnread }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={page} role="group" aria-label={title} className={styles.page}>
            {/* The first row may be about the page as a whole. */}
            {isOfSection(rows[0]) && (
              <p className={styles.title} aria-hidden="true">
                <RowName beside={group}>{title}</RowName>
              </p>
            )}
            {rows.map((suggestion, index) => {
              const number = row++;
              return (
                <SearchRow
                  key={rowKey(suggestion)}
                  id={`${id}-${number}`}
                  row={suggestion}
                  group={index === 0 && !isOfSection(rows[0]) ? group : undefined}
                  number={number + 1}
                  count={shown.rows.length}
                  isCurrent={number === current}
                  isUnread={isUnread === true}
                />
              );
            })}
            {isUnread && !isStale && <Seen onSeen={() => onUnread(page)} />}
          </div>
        ))}
      </div>
      {pages.length < shown.pages.length && <Seen onSeen={() => setWhole(() => true)} />}
      {shown.pages.length < shown.count && (
        <button type="button" className={styles.more} onClick={onShowAll}>
          {fill(search.showAll, { count: String(shown.count) })}
        </button>
      )}
    </>
  );
}

function isOfSection(row: Row | undefined): boolean {
  return row !== undefined && row.type !== 'more' && row.header !== row.title;
}

/** The pages whose rows fill the panel. */
function firstPages(all: ShownResults['pages']): { pages: number; rows: number } {
  let [pages, rows, folded] = [0, 0, 0];
  for (const page of all) {
    if (folded >= FIRST_ROWS) break;
    pages += 1;
    rows += page.rows.length;
    // No page goes because the rows of another are unfolded.
    folded += Math.min(page.suggestions.length, MOST_ROWS + 1);
  }
  return { pages, rows };
}

/** Below rows; tells when the reader sees it. */
function Seen({ onSeen }: { onSeen: () => void }) {
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

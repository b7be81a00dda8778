'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-parts';
import { usePartsHiddenByAddress } from '../site/address-parts';
import { useCopy } from '../ui/use-copy';
import { resultsIn } from './results-in';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field';
import { SearchGroups } from './search-groups';
import { keepSearch, SearchRecent } from './search-recent';
import { SearchRows } from './search-rows';
import { SearchHints, SearchStatus } from './search-status';
import { useSearch } from './use-search';

/** The input, what it found, and how to go through it by keyboard. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const query = text.trim();
  const { results, isLoading, hasFailed, searchNow } = useSearch(query, showsAll ? 'all' : 'first');
  const shown = resultsIn(results, group);
  const hasRows = shown.rows.length > 0;
  const list = useId();
  const { current, setCurrent, move } = useCurrentRow(list, shown.rows.length, `${query} ${group}`);
  const { outcome, copy } = useCopy();
  const hidden = usePartsHiddenByAddress();
  const router = useRouter();

  const isCurrent = results?.query === query && hasRows;
  const linkOfCurrent = isCurrent ? shown.rows[current]?.link : undefined;

  function copyLink(link: string) {
    copy(new URL(withBase(keepHidden(link, hidden)), window.location.href).href);
  }

  function change(next: string) {
    setText(next);
    setShowsAll(false);
  }

  async function openCurrent(inNewTab: boolean) {
    if (query === '') return;
    // Otherwise the rows are those of an earlier query.
    const row = isCurrent ? shown.rows[current] : resultsIn(await searchNow(), group).rows[0];
    if (!row) return;
    keepSearch(query);
    const path = keepHidden(row.link, hidden);
    if (inNewTab) {
      window.open(withBase(path), '_blank', 'noopener');
    } else {
      router.push(path);
      onClose();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The key may choose among the words that an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') openCurrent(event.ctrlKey || event.metaKey);
    else if (isCopyKey(event) && linkOfCurrent !== undefined) copyLink(linkOfCurrent);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <SearchField
        value={text}
        onChange={change}
        onKeyDown={onKeyDown}
        onCancel={onClose}
        list={hasRows ? list : undefined}
        current={hasRows ? `${list}-${current}` : undefined}
      />
      {results && shown.groups.length > 1 && (
        <SearchGroups groups={shown.groups} chosen={shown.group} onChoose={setGroup} panel={list} />
      )}
      <div className={styles.found}>
        {query === '' && !hasFailed && <SearchRecent onChoose={change} />}
        <SearchStatus
          query={query}
          results={results}
          count={shown.count}
          isLoading={isLoading}
          copied={outcome}
          hasFailed={hasFailed}
        />
        {results && hasRows && (
          <SearchRows
            id={list}
            query={results.query}
            shown={shown}
            isStale={results.query !== query}
            current={current}
            onCurrent={setCurrent}
            onOpen={() => {
              keepSearch(query);
              onClose();
            }}
            onShowAll={() => setShowsAll(true)}
          />
        )}
      </div>
      <SearchHints copied={outcome} />
    </>
  );
}

/** Ctrl+C or Cmd+C where no letters are selected, which the browser would copy. */
function isCopyKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd } = currentTarget;
  return key.toLowerCase() === 'c' && ctrlKey !== metaKey && selectionStart === selectionEnd;
}

/**
 * The row that the keyboard is at. It is the first of each new list, goes around at both ends, and
 * scrolls into view when a key has moved it.
 */
function useCurrentRow(list: string, count: number, of: string) {
  const [state, setState] = useState({ of, row: 0, byKey: false });
  const { row, byKey } = state.of === of ? state : { row: 0, byKey: false };
  const current = Math.min(row, Math.max(0, count - 1));

  useLayoutEffect(() => {
    if (!byKey) return;
    const element = document.getElementById(`${list}-${current}`);
    // The first row brings the head of the list into view, too.
    if (current === 0) element?.closest('[role="listbox"]')?.scrollIntoView({ block: 'start' });
    else element?.scrollIntoView({ block: 'nearest' });
  }, [list, current, byKey]);

  return {
    current,
    setCurrent: (next: number) => setState({ of, row: next, byKey: false }),
    move: (by: 1 | -1) => {
      if (count > 0) setState({ of, row: (current + by + count) % count, byKey: true });
    },
  };
}

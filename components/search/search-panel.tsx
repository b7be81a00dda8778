'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { keepSearch } from './recent-searches';
import { resultsIn } from './results-in';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field';
import { SearchGroups } from './search-groups';
import { SearchHints } from './search-hints';
import { SearchRecent } from './search-recent';
import { SearchRows } from './search-rows';
import { SearchStatus } from './search-status';
import { useCurrentRow } from './use-current-row';
import { useGo } from './use-go';
import { useSearch } from './use-search';

/** The input, what it found, and how to go through it by keyboard. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<string>();
  const [isWhole, setIsWhole] = useState(false);
  const query = text.trim();
  const { results, isLoading, hasFailed, hurry } = useSearch(query, isWhole ? 'all' : 'first');
  const shown = resultsIn(results, group);
  const list = useId();
  const { current, setCurrent, move } = useCurrentRow(list, shown.rows.length, `${query} ${group}`);
  const go = useGo();

  function change(next: string) {
    setText(next);
    setIsWhole(false);
  }

  function open(link: string, inNewTab: boolean) {
    keepSearch(query);
    go(link, inNewTab);
    if (!inNewTab) onClose();
  }

  async function openCurrent(inNewTab: boolean) {
    if (query === '') return;
    const row = shown.rows[current];
    if (results?.query === query && row) return open(row.link, inNewTab);
    // The rows that show are those of an earlier query.
    const found = resultsIn(await hurry(), group);
    if (found.rows[0]) open(found.rows[0].link, inNewTab);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key may choose among the words that an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') openCurrent(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  const hasRows = shown.rows.length > 0;
  return (
    <div className={styles.panel}>
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
          hasFailed={hasFailed}
        />
        {hasRows && (
          <SearchRows
            id={list}
            shown={shown}
            isStale={results?.query !== query}
            current={current}
            onCurrent={setCurrent}
            onOpen={() => {
              keepSearch(query);
              onClose();
            }}
            onShowAll={() => setIsWhole(true)}
          />
        )}
      </div>
      <SearchHints />
    </div>
  );
}

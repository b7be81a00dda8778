'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { hasModifier, isComposing } from '@/lib/browser/presses';
import type { SearchOptions, SearchResults } from '@/lib/search/protocol';
import { fill } from '@/lib/settings/fill';
import { Guarded, mountApp, useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import type { EnterPress } from './load-panel';
import { markWords } from './mark-words';
import {
  firstPages,
  initialState,
  type PanelAction,
  type PanelState,
  type Row,
  reduce,
  visibleResults,
} from './panel-state';
import { SearchStatus, UnsureNotice } from './panel-status';
import { EndOfRows, LIST_ID, ResultList, rowUrl } from './result-rows';
import styles from './result-rows.module.css';
import { ResultTabs } from './result-tabs';
import type { SearchFailure } from './site-index';

type PanelProps = {
  /** The server renders it, so that the user can type before React has loaded. */
  input: HTMLInputElement;
  /** Returns the press of Enter from before React had loaded. */
  takeEnter: () => EnterPress | undefined;
  search: (
    query: string,
    options: SearchOptions,
    onFirst: (results: SearchResults) => void,
  ) => Promise<SearchResults | SearchFailure>;
  onClose: () => void;
  onFollow: () => void;
  onFailure: (failure: SearchFailure) => void;
};

/** Renders the results for the text of the input. Returns how to end that. */
export function mountSearch(
  dialog: HTMLElement,
  { labels, site }: PageContext,
  props: PanelProps,
): () => void {
  const results = dialog.querySelector('[data-part="search-results"]');
  const tabs = dialog.querySelector('[data-part="search-groups"]');
  if (!results || !tabs) throw new Error('The dialog has no element for results.');
  const panel = <SearchPanel {...props} tabs={tabs} help={site.search.help} />;
  const root = mountApp(results, labels, <Guarded>{panel}</Guarded>);
  return () => root.unmount();
}

type Props = PanelProps & { tabs: Element; help: PageContext['site']['search']['help'] };

function SearchPanel({
  input,
  takeEnter,
  tabs,
  help,
  search,
  onClose,
  onFollow,
  onFailure,
}: Props) {
  const labels = useLabels().search;
  const [state, dispatch] = useReducer(reduce, input.value.trim(), initialState);
  const { results, isComplete } = state;
  const { query } = state.search;
  const visible = visibleResults(state);
  const { rows, at } = visible;
  const isStale = !isComplete || results?.query !== query;
  const hasRows = rows.length > 0;

  useSearch(state, dispatch, search, onFailure);
  useInput({ input, takeEnter }, dispatch, (by) => moveTo((at + by + rows.length) % rows.length));
  useActiveRow(input, hasRows ? `${LIST_ID}-${at}` : undefined);
  useWaitingEnter(state, rows[at], dispatch);
  const { isByKey } = state.current;
  useLayoutEffect(() => {
    if (isByKey) scrollToRow(at);
  }, [at, isByKey]);

  function moveTo(index: number): void {
    const isWhole = index >= firstPages(visible.pages).flatMap((page) => page.rows).length;
    dispatch({ type: 'movedTo', row: rows[index], isByKey: true, isWhole });
  }

  function press(row: Row, event: React.MouseEvent): void {
    if (hasModifier(event)) return;
    if (row.type === 'more') {
      event.preventDefault();
      dispatch({ type: 'unfolded', row });
    } else {
      markWords(row.link, results?.words ?? []);
      onFollow();
      // The link has to stay until the browser, or the site, has followed it.
      setTimeout(onClose);
    }
  }

  const shownPages = state.isWhole ? visible.pages : firstPages(visible.pages);
  return (
    <>
      {results &&
        visible.groups.length > 1 &&
        createPortal(
          <ResultTabs
            results={results}
            chosen={visible.group}
            onChoose={(group) => dispatch({ type: 'choseGroup', group })}
          />,
          tabs,
        )}
      {results && hasRows && (
        <>
          {results.isUnsure && <UnsureNotice help={help} query={results.query} />}
          <ResultList
            pages={shownPages}
            rows={rows}
            at={at}
            isStale={isStale}
            onCurrent={(row) => dispatch({ type: 'movedTo', row, isByKey: false })}
            onPress={press}
          />
          {shownPages.length < visible.pages.length && (
            <EndOfRows
              key={`${results.query} ${visible.group}`}
              onSeen={() => dispatch({ type: 'reachedEnd' })}
            />
          )}
          {visible.pages.length < visible.count && (
            <button
              type="button"
              className={styles.more}
              onClick={() => dispatch({ type: 'showedAll' })}
            >
              {fill(labels.showAll, { count: String(visible.count) })}
            </button>
          )}
        </>
      )}
      <SearchStatus
        results={results}
        count={visible.count}
        isLoading={query !== '' && !(results && isComplete)}
        help={help}
      />
    </>
  );
}

type Dispatch = (action: PanelAction) => void;

/** Searches for what was typed last. */
function useSearch(
  state: PanelState,
  dispatch: Dispatch,
  search: PanelProps['search'],
  onFailure: PanelProps['onFailure'],
): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const { query, show, wait } = state.search;
    let isLatest = true;
    const showResults = (results: SearchResults, isWhole: boolean) =>
      isLatest && dispatch({ type: 'searched', results, isComplete: isWhole });
    const timer = setTimeout(async () => {
      const results = await search(query, { show }, (first) => showResults(first, false));
      if (typeof results !== 'string') showResults(results, true);
      else if (isLatest) fail(results);
    }, wait);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [state.search, search, dispatch]);
}

/** Listens to what is typed, and to the keys that move through the rows. */
function useInput(
  { input, takeEnter }: Pick<PanelProps, 'input' | 'takeEnter'>,
  dispatch: Dispatch,
  move: (by: 1 | -1) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The key may choose among the words that an input method offers.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') dispatch({ type: 'pressedEnter', enter: event });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onInput = () => dispatch({ type: 'typed', query: input.value.trim() });
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // The user may have typed since the first render.
    onInput();
    const enter = takeEnter();
    if (enter) dispatch({ type: 'pressedEnter', enter });
    return () => listeners.abort();
  }, [input, takeEnter, dispatch]);
}

/** Tells assistive technology which row the keys of the input are at. */
function useActiveRow(input: HTMLInputElement, id: string | undefined): void {
  useEffect(() => {
    input.ariaExpanded = String(id !== undefined);
    if (id === undefined) return;
    input.setAttribute('aria-controls', LIST_ID);
    input.setAttribute('aria-activedescendant', id);
    return () => {
      input.ariaExpanded = 'false';
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, id]);
}

/** Opens the current row after a press of Enter, as soon as it is a row of what was typed. */
function useWaitingEnter(
  { search, results, enter }: PanelState,
  row: Row | undefined,
  dispatch: Dispatch,
) {
  const isReady = enter && row && results?.query === search.query;
  useEffect(() => {
    if (!isReady) return;
    dispatch({ type: 'opened' });
    if (enter.ctrlKey || enter.metaKey) window.open(rowUrl(row), '_blank', 'noopener');
    else currentRow()?.click();
  }, [isReady, enter, row, dispatch]);
}

function currentRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${LIST_ID} [aria-selected="true"]`);
}

function scrollToRow(at: number): void {
  // The first row brings the head of the list into view, too.
  if (at === 0) document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  else currentRow()?.scrollIntoView({ block: 'nearest' });
}

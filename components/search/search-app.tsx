'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasModifier, isComposing } from '@/lib/browser/presses';
import type { SearchOptions, SearchResults } from '@/lib/search/protocol';
import { fill } from '@/lib/settings/fill';
import { mountApp, useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import { markWords } from './mark-words';
import type { WaitingEnter } from './open-search';
import { HelpLinks, type HelpProps, SearchStatus } from './panel-status';
import { LIST_ID, onVisible, ResultList, rowId, rowUrl } from './result-rows';
import styles from './result-rows.module.css';
import { ResultTabs } from './result-tabs';
import type { SearchFailure } from './site-index';
import { type Row, rowKey, visibleResults } from './visible-results';

/** Delay between the last key and the search. */
const DEBOUNCE_MS = 150;

/** More rows than the panel has room for. The others are rendered when the user comes to them, not with each key. */
const FIRST_ROWS = 20;

type PanelProps = {
  /** The server renders it, so that the user can type before React has loaded. */
  input: HTMLInputElement;
  enter: WaitingEnter;
  search: (
    query: string,
    options: SearchOptions,
    onFirst: (results: SearchResults) => void,
  ) => Promise<SearchResults | SearchFailure>;
  onFailure: (failure: SearchFailure) => void;
};

/** Renders the results for the text of the input. Returns how to end that. */
export function mountSearch(
  dialog: HTMLElement,
  { labels, searchLinks }: PageContext,
  props: PanelProps,
): () => void {
  const results = dialog.querySelector('[data-part="search-results"]');
  const tabs = dialog.querySelector('[data-part="search-groups"]');
  if (!results || !tabs) throw new Error('The dialog has no element for results.');
  const root = mountApp(results, labels);
  root.render(SearchPanel, { ...props, tabs, helpLinks: searchLinks.help });
  return root.unmount;
}

/** Each new request starts a search, after a wait for further keys. */
type SearchRequest = Required<SearchOptions> & { query: string; wait: number };

type Answer = {
  /** Results of an earlier query until those of the request are there. */
  results?: SearchResults;
  /** No more results are expected. */
  isComplete: boolean;
};

type View = {
  /** The current row, by its key; the first row where no row has it. */
  current?: string | undefined;
  isByKey: boolean;
  /** Paths of the pages of which all rows are visible. */
  unfolded: readonly string[];
  /** Pages are rendered whose first row is one of so many. */
  limit: number;
};

const FIRST_VIEW: View = { isByKey: false, unfolded: [], limit: FIRST_ROWS };

type Props = PanelProps & { tabs: Element; helpLinks: HelpProps['links'] };

function SearchPanel({ input, enter, tabs, helpLinks, search, onFailure }: Props) {
  const labels = useLabels().search;
  const [request, setRequest] = useState<SearchRequest>(() => ({
    query: input.value.trim(),
    show: 'first',
    wait: 0,
  }));
  const [{ results, isComplete }, setAnswer] = useState<Answer>({ isComplete: false });
  const [chosen, setChosen] = useState<string>();
  const [view, setView] = useState(FIRST_VIEW);

  const { group, pages, rows, count } = visibleResults(results, chosen, view.unfolded);
  const currentIndex = rows.findIndex((row) => rowKey(row) === view.current);
  const activeIndex = Math.max(0, currentIndex);
  const rowLimit = activeIndex < view.limit ? view.limit : Number.POSITIVE_INFINITY;
  const isNewQuery = results?.query !== request.query;
  const activeId = rows.length > 0 ? rowId(activeIndex) : undefined;

  // Searches for what was typed last.
  useEffect(() => {
    const { query, show, wait } = request;
    let isLatest = true;
    const showResults = (answer: SearchResults, isAll: boolean) =>
      isLatest && query !== '' && setAnswer({ results: answer, isComplete: isAll });
    const timer = setTimeout(async () => {
      const answer = await search(query, { show }, (first) => showResults(first, false));
      if (typeof answer !== 'string') showResults(answer, true);
      else if (isLatest) onFailure(answer);
    }, wait);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [request, search, onFailure]);

  const onInput = useEffectEvent(() => {
    const query = input.value.trim();
    if (query === request.query) return;
    setRequest({ query, show: 'first', wait: DEBOUNCE_MS });
    if (query === '') setAnswer({ isComplete: false });
    setView(FIRST_VIEW);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The key may choose among the words that an input method offers.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') select((activeIndex + 1) % rows.length, true);
    else if (event.key === 'ArrowUp') select((activeIndex + rows.length - 1) % rows.length, true);
    else if (event.key === 'Enter' && isNewQuery) setRequest({ ...request, wait: 0 });
    else if (event.key === 'Enter') openWaiting();
    else return;
    event.preventDefault();
  });

  /** Opens the current row after a press of Enter, as soon as it is a row of what was typed. */
  const openWaiting = useEffectEvent(() => {
    const { press } = enter;
    const row = rows[activeIndex];
    if (!press || !row || isNewQuery) return;
    enter.press = undefined;
    if (press.ctrlKey || press.metaKey) window.open(rowUrl(row), '_blank', 'noopener');
    else document.getElementById(rowId(activeIndex))?.click();
  });
  useEffect(() => openWaiting());

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // The user may have typed since the first render.
    onInput();
    return () => listeners.abort();
  }, [input]);

  // Tells assistive technology which row the keys of the input are at.
  useLayoutEffect(() => {
    if (activeId === undefined) return;
    if (view.isByKey) scrollToRow(activeIndex);
    input.ariaExpanded = 'true';
    input.setAttribute('aria-controls', LIST_ID);
    input.setAttribute('aria-activedescendant', activeId);
    return () => {
      input.ariaExpanded = 'false';
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, activeId, activeIndex, view.isByKey]);

  // The list may be scrolled to rows of an earlier query.
  useLayoutEffect(() => {
    if (results?.query) scrollToRow(0);
  }, [results?.query]);

  function select(index: number, isByKey: boolean): void {
    const row = rows[index];
    if (row) setView({ ...view, current: rowKey(row), isByKey, limit: rowLimit });
  }

  function chooseGroup(name: string | undefined): void {
    setChosen(name);
    setView({ ...FIRST_VIEW, unfolded: view.unfolded });
  }

  function onPress(row: Row, event: React.MouseEvent): void {
    if (hasModifier(event)) return;
    if (row.type === 'more') {
      event.preventDefault();
      setView({
        current: row.hidden[0]?.link,
        isByKey: false,
        unfolded: [...view.unfolded, row.link],
        // The pages below stay, after the rows that replace this one.
        limit: rowLimit + row.hidden.length - 1,
      });
    } else markWords(row.link, results?.words ?? []);
  }

  const help = results && <HelpLinks links={helpLinks} query={results.query} />;
  return (
    <>
      {results &&
        results.groups.length > 1 &&
        createPortal(<ResultTabs results={results} chosen={group} onChoose={chooseGroup} />, tabs)}
      {results && activeId && (
        <>
          {results.isUnsure && (
            <div key={results.query} className={styles.unsure} data-part="search-unsure">
              <p>
                <b>{labels.unsure}</b> {labels.unsureHint}
              </p>
              {help}
            </div>
          )}
          <ResultList
            pages={pages.filter(({ start }) => start < rowLimit)}
            activeIndex={activeIndex}
            count={rows.length}
            isStale={isNewQuery || !isComplete}
            onSelect={(index) => select(index, false)}
            onPress={onPress}
          />
          {rowLimit < rows.length && (
            <div ref={onVisible(() => setView({ ...view, limit: Number.POSITIVE_INFINITY }))} />
          )}
          {pages.length < count && (
            <button
              type="button"
              className={`item ${styles.more}`}
              onClick={() => setRequest({ ...request, show: 'all', wait: 0 })}
            >
              {fill(labels.showAll, { count: String(count) })}
            </button>
          )}
        </>
      )}
      <SearchStatus
        results={results}
        count={count}
        isLoading={request.query !== '' && !(results && isComplete)}
        help={help}
      />
    </>
  );
}

function scrollToRow(index: number): void {
  // The first row brings the head of the list into view, and a low window stays at the field.
  if (index === 0)
    document.getElementById(LIST_ID)?.closest('[data-part="search-found"]')?.scroll(0, 0);
  else document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest' });
}

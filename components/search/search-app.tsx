'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PageContext } from '../site/page-context';
import { Guarded, mountApp } from '../site/site-context';
import { expectWords } from './found-words';
import { type Row, resultsIn } from './results-in';
import { addressOf } from './row-address';
import { typeInto } from './search-elements';
import { SearchGroups } from './search-groups';
import { SearchUnsure } from './search-help';
import { keepSearch, SearchRecent } from './search-recent';
import { SearchRows } from './search-rows';
import { SearchStatus } from './search-status';
import type { EnterPress } from './show-app';
import type { SiteIndex } from './site-index';
import { useCurrentRow } from './use-current-row';
import { useFieldText, useRowOfField } from './use-dialog';
import { useSearch } from './use-search';
import { useStateOf } from './use-state-of';

type AppProps = {
  input: HTMLInputElement;
  onClose: () => void;
  /** Gives the press of Enter from before the app was there. */
  takeEnter: () => EnterPress | undefined;
  /** The index that the page keeps, and what leads to another page. */
  index: SiteIndex;
  goTo: (address: string) => void;
};

/** Arrays that stay the same. */
const NO_PAGES: readonly number[] = [];
const NO_PATHS: readonly string[] = [];

/** Shows what is found for the text in the input, which is there already. Returns how to remove it. */
export function mountSearch(element: Element, context: PageContext, props: AppProps): () => void {
  const root = mountApp(
    element,
    context,
    <Guarded>
      <SearchApp {...props} />
    </Guarded>,
  );
  return () => root.unmount();
}

/** What was found, and how to go through it by keyboard. */
function SearchApp({ input, onClose, takeEnter, index, goTo }: AppProps) {
  const text = useFieldText(input);
  const [group, setGroup] = useState<string>();
  const query = text.trim();
  const [show, setShow] = useStateOf<'first' | 'all'>(text, 'first');
  const [seen, setSeen] = useStateOf(query, NO_PAGES);
  const { results, isLoading, state, searchNow } = useSearch(index, query, show, seen);
  const hasFailed = state === 'failed' || state === 'outdated';
  const [unfolded, setUnfolded] = useStateOf(results?.query, NO_PATHS);
  const shown = resultsIn(results, group, unfolded);
  const hasRows = shown.rows.length > 0;
  const list = useId();
  const { current, setCurrent, move } = useCurrentRow(
    list,
    shown.rows,
    `${query} ${group}`,
    results,
  );

  const isCurrent = results?.query === query && hasRows;
  useRowOfField(input, hasRows ? list : undefined, hasRows ? `${list}-${current}` : undefined);

  async function openCurrent({ ctrlKey, metaKey }: EnterPress) {
    // The last letter may not have been rendered yet.
    const typed = input.value.trim();
    if (typed === '') return;
    // Otherwise the rows are those of an earlier query.
    const isShown = isCurrent && typed === query;
    const found = isShown ? results : await searchNow(typed);
    const row = isShown ? shown.rows[current] : resultsIn(found, group).rows[0];
    const hasChanged = input.value.trim() !== typed;
    if (!row || hasChanged) return;
    if (row.type === 'more' && !ctrlKey && !metaKey) return unfold(row);
    keepSearch(typed);
    if (ctrlKey || metaKey) window.open(addressOf(row.link), '_blank', 'noopener');
    else {
      expectWords(row.link, found?.words ?? []);
      goTo(addressOf(row.link));
      onClose();
    }
  }

  /** The first row that was folded becomes the current one. */
  function unfold({ link }: Row): void {
    const pages = [...unfolded, link];
    const before = shown.rows.findIndex((row) => row.type === 'more' && row.link === link);
    setUnfolded(() => pages);
    setCurrent(resultsIn(results, group, pages).rows[before]);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The key may choose among the words that an input method offers.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') openCurrent(event);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);

  const answerEarlyEnter = useEffectEvent(() => {
    const press = takeEnter();
    if (press) openCurrent(press);
  });
  useEffect(() => {
    answerEarlyEnter();
  }, []);

  return (
    <>
      {results && shown.groups.length > 1 && (
        <SearchGroups results={results} chosen={shown.group} onChoose={setGroup} panel={list} />
      )}
      <div data-part="search-found">
        {query === '' && !hasFailed && <SearchRecent onChoose={(next) => typeInto(input, next)} />}
        {results?.isUnsure && hasRows && <SearchUnsure query={results.query} />}
        {results && hasRows && (
          <SearchRows
            id={list}
            query={results.query}
            shown={shown}
            isStale={isLoading || results.query !== query}
            current={current}
            onCurrent={(row) => setCurrent(shown.rows[row])}
            onOpen={(row) => {
              keepSearch(query);
              expectWords(row.link, results.words);
              // The link has to stay until the browser, or the site, has followed it.
              setTimeout(onClose);
            }}
            onUnfold={unfold}
            onUnread={(page) => setSeen((pages) => [...pages, page])}
            onShowAll={() => setShow(() => 'all')}
          />
        )}
        <SearchStatus
          query={query}
          results={results}
          count={shown.count}
          isLoading={isLoading}
          hasFailed={hasFailed}
          isOutdated={state === 'outdated'}
          onRetry={() => {
            // The button disappears while the search loads, so the input takes the focus.
            input.focus();
            index.retry();
          }}
        />
      </div>
    </>
  );
}

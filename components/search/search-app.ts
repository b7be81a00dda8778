import { element, keptElements, setAttributes, setChildren } from '@/lib/browser/element';
import { isComposing } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { PageContext } from '../site/page-context';
import { expectWords } from './found-words';
import { type Row, resultsIn, rowKey } from './results-in';
import { searchIn } from './search-answers';
import { partOf } from './search-elements';
import { groupTabs } from './search-groups';
import { addressOf } from './search-row';
import { firstPages, rowList } from './search-rows';
import styles from './search-rows.module.css';
import { sayStatus, unsureNotice } from './search-status';
import type { EnterPress, SearchActs } from './show-app';
import type { SiteIndex } from './site-index';

type AppProps = SearchActs & {
  input: HTMLInputElement;
  /** Ends it. */
  signal: AbortSignal;
  /** The press of Enter from before the app was there. */
  enter: EnterPress | undefined;
  /** The index that the page keeps. */
  index: SiteIndex;
};

const LIST = 'search-list';

/** The row that the keys of the input are at. Each new list begins with the first one. */
const FIRST_ROW = { key: '', isByKey: false };

/** Shows in the dialog what is found for the text in the input, which is there already. */
export function mountSearch(
  dialog: HTMLElement,
  { labels: { search: labels }, site }: PageContext,
  { input, signal, onClose, onFollow, enter, index }: AppProps,
): void {
  const { help } = site.search;
  const head = partOf(dialog, '[data-part="search-groups"]');
  const body = partOf(dialog, '[data-part="search-results"]');
  const status = partOf(dialog, '[role="status"]');
  const iconOf = (name: string) =>
    partOf(dialog, `[data-icon="${name}"]`).cloneNode(true) as Element;
  const parts = { labels, iconOf };
  const answers = searchIn(index, render);
  const rows = rowList(LIST, parts, {
    onCurrent: (row) => goToRow(row, false),
    onOpen: (row) => {
      expectWords(row.link, answers.get().results?.words ?? []);
      onFollow();
      // The link has to stay until the browser, or the site, has followed it.
      setTimeout(onClose);
    },
    onUnfold: unfold,
    onEnd: () => {
      isWhole = true;
      render();
    },
  });
  const tabs = groupTabs(LIST, labels, choose);
  const more = element('button', { type: 'button', class: styles.more });
  more.addEventListener('click', answers.showAll);
  const { keep, endPicture } = keptElements();

  let group: string | undefined;
  let current = FIRST_ROW;
  let shown = resultsIn(undefined, undefined);
  /** The number of the current row. */
  let at = 0;
  /** What is forgotten with the next results: the pages of which all rows show, and whether all pages do. */
  let answered: string | undefined;
  let unfolded: readonly string[] = [];
  let isWhole = false;

  function render(): void {
    const { results, isLoading, isStale } = answers.get();
    if (results?.query !== answered) [answered, unfolded, isWhole] = [results?.query, [], false];
    shown = resultsIn(results, group, unfolded);
    at = Math.max(
      0,
      shown.rows.findIndex((row) => rowKey(row) === current.key),
    );
    // Kept, since rows that are there must not go when the reader turns back.
    isWhole ||= at >= firstPages(shown.pages).flatMap((page) => page.rows).length;
    const isEmpty = !results || shown.rows.length === 0;
    const isCut = shown.pages.length < shown.count;
    more.textContent = fill(labels.showAll, { count: String(shown.count) });
    setChildren(head, results && shown.groups.length > 1 ? [tabs(results, shown.group)] : []);
    const found: Node[] = [];
    if (!isEmpty) {
      const { isUnsure, query: about } = results;
      if (isUnsure) found.push(keep(about, () => unsureNotice(labels, help, about)));
      found.push(...rows.show(about, shown, { at, isWhole, isStale }));
      if (isCut) found.push(more);
    }
    setChildren(body, found);
    endPicture();
    sayStatus(status, { labels, help }, { results, count: shown.count, isLoading });
    // Tells assistive technology which row the keys of the input are at.
    setAttributes(input, {
      'aria-expanded': !isEmpty,
      'aria-controls': isEmpty ? undefined : LIST,
      'aria-activedescendant': isEmpty ? undefined : `${LIST}-${at}`,
    });
    if (current.isByKey) rows.scrollTo(at);
  }

  function goToRow(row: Row | undefined, isByKey: boolean): void {
    const key = row && rowKey(row);
    if (key === undefined || (key === current.key && isByKey === current.isByKey)) return;
    current = { key, isByKey };
    render();
  }

  function move(by: 1 | -1): void {
    const { length } = shown.rows;
    goToRow(shown.rows[(at + by + length) % length], true);
  }

  function choose(chosen: string | undefined): void {
    [group, current, isWhole] = [chosen, FIRST_ROW, false];
    render();
  }

  /** The first row that was folded becomes the current one. */
  function unfold({ link }: Row): void {
    const before = shown.rows.findIndex((row) => row.type === 'more' && row.link === link);
    unfolded = [...unfolded, link];
    goToRow(resultsIn(answers.get().results, group, unfolded).rows[before], false);
  }

  async function openCurrent({ ctrlKey, metaKey }: EnterPress): Promise<void> {
    const { query, results } = answers.get();
    if (query === '') return;
    // Otherwise the rows are those of an earlier query.
    if (results?.query !== query || shown.rows.length === 0) await answers.searchNow();
    const row = shown.rows[at];
    if (!row || answers.get().query !== query) return;
    if (!ctrlKey && !metaKey) return rows.press(at);
    window.open(addressOf(row.link), '_blank', 'noopener');
  }

  const onInput = () => {
    current = FIRST_ROW;
    answers.type(input.value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key may choose among the words that an input method offers.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') openCurrent(event);
    else return;
    event.preventDefault();
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  answers.type(input.value.trim(), 0);
  render();
  if (enter) openCurrent(enter);
  signal.addEventListener('abort', () => {
    answers.type('');
    answers.end();
    rows.end();
    setChildren(body, []);
    sayStatus(status, { labels, help }, { count: 0, isLoading: true });
  });
}

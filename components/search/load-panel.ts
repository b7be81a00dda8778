import { isComposing } from '@/lib/browser/presses';
import { loadApp } from '../site/load-app';
import { SEARCH_PARAMETER } from './search-elements';
import { type PageIndex, reportFailure, type SearchFailure, searchPages } from './site-index';

/** A press of Enter, which Ctrl and Cmd make open a new tab. */
export type EnterPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>;

type PanelActions = {
  onClose: () => void;
  /** A row is about to be followed. */
  onFollow: () => void;
};

/** Loads React and what renders the results, side by side. */
export const loadPanel = () => loadApp(() => import('./search-app'));

/**
 * Renders the results in an open dialog as soon as React has loaded, and shows the notice with Retry when the
 * search fails; both until the signal.
 */
export function showPanel(
  dialog: HTMLDialogElement,
  input: HTMLInputElement,
  index: PageIndex,
  signal: AbortSignal,
  actions: PanelActions,
): void {
  const notice = dialog.querySelector<HTMLElement>('[data-part="search-message"]');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const takeEnter = keepEnter(input, signal);
  const retryLabel = button.textContent;
  let tries = 0;
  let needsReload = false;
  let unmount = () => {};

  async function load(): Promise<void> {
    showNotice(false);
    tries += 1;
    try {
      const [{ mountSearch }, context] = await loadPanel();
      if (signal.aborted) return;
      const search = searchPages.bind(null, index);
      const props = { ...actions, input, takeEnter, search, onFailure: fail };
      unmount = mountSearch(dialog, context, props);
    } catch (error) {
      reportFailure(error);
      // After a deployment, the script of this page is gone.
      fail(tries > 1 && navigator.onLine ? 'outdated' : 'failed');
    }
  }

  function fail(failure: SearchFailure): void {
    if (signal.aborted) return;
    unmount();
    needsReload = failure === 'outdated';
    showNotice(true);
  }

  function showNotice(isShown: boolean): void {
    if (notice) notice.hidden = !isShown;
    if (button) button.textContent = needsReload ? (button.dataset.reload ?? '') : retryLabel;
  }

  const retry = () => {
    if (needsReload) return reloadWith(input.value);
    // The button disappears, so the input takes the focus.
    input.focus();
    void load();
  };
  button.addEventListener('click', retry, { signal });
  signal.addEventListener('abort', () => {
    unmount();
    needsReload = false;
    showNotice(false);
  });
  void load();
}

/** Loads the page again, which then opens the search with what was typed. */
function reloadWith(query: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(SEARCH_PARAMETER, query);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}

/** Keeps a press of Enter until the panel takes it, or something else is typed. */
function keepEnter(input: HTMLInputElement, signal: AbortSignal): () => EnterPress | undefined {
  const early = new AbortController();
  const options = { signal: AbortSignal.any([signal, early.signal]) };
  let press: EnterPress | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    press = event;
  };
  const forget = () => {
    press = undefined;
  };
  input.addEventListener('keydown', onKeyDown, options);
  input.addEventListener('input', forget, options);
  return () => {
    early.abort();
    return press;
  };
}

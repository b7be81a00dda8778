import { elementAt, isComposing } from '@/lib/browser/presses';
import { loadApp } from '../site/load-app';
import { partOf } from './search-elements';
import { reportFailure, siteIndex } from './site-index';

/** A press of Enter that the app has to answer when it comes. */
export type EnterPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>;

/** What opening the search has to do with it. */
export type SearchActs = {
  onClose: () => void;
  /** A row is about to be followed. */
  onFollow: () => void;
};

export const loadSearchApp = () => loadApp(() => import('./search-app'));

/**
 * Shows what is found in an open dialog as soon as the script for that is there, and says where the search
 * fails; both until the signal.
 */
export function showApp(
  dialog: HTMLDialogElement,
  input: HTMLInputElement,
  signal: AbortSignal,
  acts: SearchActs,
): void {
  const found = partOf(dialog, '[data-part="search-found"]');
  const again = partOf(found, '[role="alert"] button');
  const { textContent: retry } = again;
  const earlyEnter = keepEnter(input, signal);
  let isMissing = false;
  let tries = 0;

  async function load(): Promise<void> {
    isMissing = false;
    tries += 1;
    try {
      const [{ mountSearch }, context] = await loadSearchApp();
      if (signal.aborted) return;
      const props = { input, signal, ...acts, enter: earlyEnter(), index: siteIndex };
      mountSearch(dialog, context, props);
    } catch (failure) {
      reportFailure(failure);
      isMissing = true;
      if (!signal.aborted) showState();
    }
  }

  /** Another try does not help: the site was updated, so the index is newer, or the script is gone. */
  const needsReload = () =>
    siteIndex.state.get() === 'outdated' || (isMissing && tries > 1 && navigator.onLine);

  /** Where the search fails, the panel says nothing else. */
  function showState(): void {
    const state = siteIndex.state.get();
    const hasFailed = isMissing || state === 'failed' || state === 'outdated';
    for (const part of found.querySelectorAll<HTMLElement>(':scope > *')) {
      part.hidden = part.matches('[role="alert"]') !== hasFailed;
    }
    again.textContent = needsReload() ? (again.dataset.reload ?? '') : retry;
  }

  const tryAgain = () => {
    if (needsReload()) return window.location.reload();
    // The button disappears, so the input takes the focus.
    input.focus();
    if (isMissing) load();
    siteIndex.retry();
    showState();
  };

  found.addEventListener(
    'click',
    (event) => elementAt(event, '[role="alert"] button') && tryAgain(),
    { signal },
  );
  signal.addEventListener('abort', siteIndex.state.subscribe(showState));
  showState();
  load();
}

/** Keeps a press of Enter until the app takes it, or something else is typed. */
function keepEnter(input: HTMLInputElement, signal: AbortSignal): () => EnterPress | undefined {
  let press: EnterPress | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    press = event;
  };
  const onInput = () => {
    press = undefined;
  };
  input.addEventListener('keydown', onKeyDown, { signal });
  input.addEventListener('input', onInput, { signal });
  return () => press;
}

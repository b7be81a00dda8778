import { elementAt } from '@/lib/browser/presses';
import { goTo } from '../navigation/follow-links';
import { loadApp } from '../site/load-app';
import { reportFailure, siteIndex } from './site-index';

/** A press of Enter that the app has to answer when it comes. */
export type EnterPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>;

export const loadSearchApp = () => loadApp(() => import('./search-app'));

/**
 * Shows what is found in an open dialog as soon as the script for that is there, or says that it does not
 * come. Returns how to end that.
 */
export function showApp(
  dialog: HTMLDialogElement,
  input: HTMLInputElement,
  onClose: () => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const [app, waiting] = ['search-app', 'search-found'].map((part) =>
    dialog.querySelector<HTMLElement>(`[data-part="${part}"]`),
  );
  const takeEnter = keepEnter(input, signal);
  let unmount = () => {};

  async function load(): Promise<void> {
    setFailed(false);
    try {
      const [{ mountSearch }, context] = await loadSearchApp();
      if (signal.aborted || !app) return;
      const props = { input, onClose, takeEnter, index: siteIndex, goTo };
      unmount = mountSearch(app, context, props);
    } catch (failure) {
      reportFailure(failure);
      if (!signal.aborted) setFailed(true);
    }
  }

  function setFailed(hasFailed: boolean): void {
    for (const part of waiting?.querySelectorAll<HTMLElement>(':scope > *') ?? []) {
      part.hidden = part.matches('[role="alert"]') !== hasFailed;
    }
  }

  waiting?.addEventListener(
    'click',
    (event) => {
      if (!elementAt(event, 'button')) return;
      // The button disappears, so the input takes the focus.
      input.focus();
      siteIndex.retry();
      void load();
    },
    { signal },
  );
  void load();
  return () => {
    end.abort();
    unmount();
    setFailed(false);
  };
}

/** Keeps a press of Enter until the app takes it, or something else is typed. */
function keepEnter(input: HTMLInputElement, signal: AbortSignal): () => EnterPress | undefined {
  let press: EnterPress | undefined;
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      press = event;
    },
    { signal },
  );
  input.addEventListener(
    'input',
    () => {
      press = undefined;
    },
    { signal },
  );
  return () => press;
}

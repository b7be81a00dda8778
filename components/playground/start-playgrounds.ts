import type { ScenarioId } from '@/lib/playground/scenarios';
import { loadApp } from '../site/load-app';

/** Lets readers run the playgrounds of the page. */
export function startPlaygrounds(): () => void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-playground]');
  const stops = [...boxes].map(startPlayground);
  return () => {
    for (const stop of stops) stop();
  };
}

function startPlayground(box: HTMLElement): () => void {
  const button = box.querySelector('button');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!button || !status) return () => {};
  let scenario = box.dataset.playground as ScenarioId;
  const all = 'all' in box.dataset;
  const runText = button.textContent;
  const listeners = new AbortController();
  const { signal } = listeners;
  let close = () => {};

  const load = () => loadApp(() => import('./panel-app'));

  function show(state: 'waiting' | 'loading' | 'failed'): void {
    if (!button || !status) return;
    const { loading = '' } = button.dataset;
    button.disabled = state === 'loading';
    button.textContent = state === 'loading' ? loading : runText;
    status.textContent = state === 'failed' ? (status.dataset.failed ?? '') : '';
  }

  function run(): void {
    show('loading');
    load().then(
      ([{ showPanel }, context]) => {
        if (signal.aborted) return;
        close();
        close = showPanel(box, context, { scenario, all });
      },
      () => show('failed'),
    );
  }

  function prepare(): void {
    load().then(
      ([app]) => app.prepare(scenario),
      // Run tries again, and says so.
      () => {},
    );
  }

  button.addEventListener('pointerenter', prepare, { signal });
  button.addEventListener('focus', prepare, { signal });
  button.addEventListener('click', run, { signal });
  // Another scenario is chosen in the list beside the box.
  box.addEventListener(
    'run-scenario',
    (event) => {
      scenario = (event as CustomEvent<ScenarioId>).detail;
      run();
    },
    { signal },
  );
  // A link to a running case names it in the query. lib/playground/address.ts writes the name; it is
  // not imported, so that it is loaded with the panel.
  const named = new URLSearchParams(window.location.search).get('playground');
  if (named === scenario || (all && named !== null)) {
    const fold = box.closest('details');
    if (fold) fold.open = true;
    run();
  }
  return () => {
    listeners.abort();
    close();
    show('waiting');
  };
}

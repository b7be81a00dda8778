import { fetchFile } from '@/lib/browser/connection';
import type { Scenario } from '@/lib/playground/scenario';
import { loadApp } from '../site/load-app';

type Scenarios = Readonly<Record<string, Scenario>>;

let scenarios: Promise<Scenarios> | undefined;

/** All scenarios by their ids, fetched once. */
function loadScenarios(): Promise<Scenarios> {
  scenarios ??= fetchFile('/static/playground/scenarios.json').then((response) => response.json());
  // A failed request may be repeated.
  scenarios.catch(() => {
    scenarios = undefined;
  });
  return scenarios;
}

/** Lets readers run the playgrounds of the page. */
export function startPlaygrounds(signal: AbortSignal): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-playground]');
  for (const box of boxes) startPlayground(box, signal);
}

function startPlayground(box: HTMLElement, signal: AbortSignal): void {
  const button = box.querySelector('button');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!button || !status) return;
  let id = box.dataset.playground ?? '';
  const all = 'all' in box.dataset;
  const runText = button.textContent;
  let close = () => {};

  const load = () => Promise.all([loadApp(() => import('./panel-app')), loadScenarios()]);

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
      ([[app, context], scenarios]) => {
        if (signal.aborted) return;
        close();
        close = app.showPanel(box, context, { scenarios, id, all });
      },
      () => show('failed'),
    );
  }

  function prepare(): void {
    load()
      .then(([[app], scenarios]) => app.prepare(scenarios[id]))
      // Run tries again what has failed, and says so.
      .catch(() => {});
  }

  button.addEventListener('pointerenter', prepare, { signal });
  button.addEventListener('focus', prepare, { signal });
  button.addEventListener('click', run, { signal });
  // Another scenario is chosen in the list beside the box.
  box.addEventListener(
    'run-scenario',
    (event) => {
      id = (event as CustomEvent<string>).detail;
      run();
    },
    { signal },
  );
  // A link to a running case names it in the query. lib/playground/address.ts writes the name; it is
  // not imported, so that it is loaded with the panel.
  const named = new URLSearchParams(window.location.search).get('playground');
  if (named === id || (all && named !== null)) {
    const fold = box.closest('details');
    if (fold) fold.open = true;
    run();
  }
  signal.addEventListener('abort', () => {
    close();
    show('waiting');
  });
}

import { fileReader } from '@/lib/browser/connection';
import type { Challenge, Scenario } from '@/lib/playground/scenario';
import { loadApp } from '../site/load-app';

/** What readers can run, by its id. */
type Runnable = Readonly<Record<string, Scenario | Challenge>>;

const readRunnable = fileReader<Runnable>((response) => response.json());

/** Lets readers run the scenarios and challenges of the page, and choose among those of a list. */
export function startPlaygrounds(signal: AbortSignal): void {
  const selector = '[data-playground], [data-challenge]';
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)];
  // A link to a running case names it in the query. lib/playground/address.ts writes the name; it is
  // not imported, so that it is loaded with the panel.
  const named = new URLSearchParams(window.location.search).get('playground');
  for (const box of boxes) startBox(box, named, signal);
  const all = document.querySelector<HTMLAnchorElement>('[data-playground] [href*="?playground="]');
  if (named && all && !boxes.some(({ dataset }) => dataset.playground === named)) {
    // A page that had the scenario once leads on to the page of all of them.
    window.location.replace(all.pathname + window.location.search);
  }
  const challenges = boxes.filter(({ dataset }) => dataset.challenge);
  const list = document.querySelector<HTMLElement>('[data-scenarios]');
  // Few pages need these, and without them all else works.
  if (challenges.length > 0) {
    import('./challenges/show-progress')
      .then(({ showProgress }) => showProgress(challenges, signal))
      .catch(() => {});
  }
  if (list) {
    import('./list/choose-scenario')
      .then(({ chooseScenarios }) => chooseScenarios(list, signal))
      .catch(() => {});
  }
}

/** @param named the scenario that the URL names */
function startBox(box: HTMLElement, named: string | null, signal: AbortSignal): void {
  const preview = box.querySelector('[data-preview]');
  const button = preview?.querySelector('button');
  const status = preview?.querySelector<HTMLElement>('[role="status"]');
  if (!preview || !button || !status) return;
  const { challenge, playground = '' } = box.dataset;
  const runText = button.textContent;
  let id = challenge ?? playground;
  let close = () => {};

  const file = `/static/playground/${challenge ? 'challenges' : 'scenarios'}.json`;
  const load = () => Promise.all([loadApp(() => import('./panel-app')), readRunnable(file)]);

  const show = (isLoading: boolean, problem = '') => {
    button.disabled = isLoading;
    button.textContent = (isLoading && button.dataset.loading) || runText;
    status.textContent = problem;
  };

  const run = () => {
    const wanted = id;
    show(true);
    load().then(
      ([[app, context], runnable]) => {
        if (signal.aborted || wanted !== id) return;
        const scenario = runnable[id];
        // The site may have been updated since the page was opened.
        if (!scenario) return show(false, status.dataset.failed);
        close();
        const onSolved = () => box.dispatchEvent(new Event('solved'));
        // On the home page, Stop brings the picture back.
        const onStop = box.hasAttribute('data-scene') ? putBack : undefined;
        const isFolded = box.closest('[data-scenarios]') === null;
        close = app.showPanel(preview, context, { id, scenario, onSolved, onStop, isFolded });
      },
      () => show(false, status.dataset.failed),
    );
  };

  function reset(): void {
    close();
    close = () => {};
    show(false);
  }

  function putBack(): void {
    reset();
    button?.focus({ preventScroll: true });
  }

  function prepare(): void {
    load()
      .then(([[app], runnable]) => app.prepare(runnable[id]))
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
      const chosen = (event as CustomEvent<string | null>).detail;
      id = chosen ?? playground;
      if (chosen) run();
      else reset();
    },
    { signal },
  );
  signal.addEventListener('abort', reset);
  if (!challenge && named === id) {
    const fold = box.closest('details');
    if (fold) fold.open = true;
    run();
  }
}

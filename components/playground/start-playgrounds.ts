import { fetchFile } from '@/lib/browser/connection';
import { keepStep, reading } from '@/lib/browser/reading';
import type { Challenge, Scenario } from '@/lib/playground/scenario';
import { loadApp } from '../site/load-app';

/** Lets readers run the scenarios and challenges of the page, and choose among those of a list. */
export function startPlaygrounds(signal: AbortSignal): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const challenges = all('[data-challenge]');
  followOldLink();
  for (const box of all('[data-playground], [data-challenge]')) startBox(box, signal);
  // Only one page has each of these. Without them, all else works.
  if (challenges.length > 0) {
    import('./challenges/show-progress').then(
      ({ showProgress }) => showProgress(challenges, { reading, keepStep, stepOf }, signal),
      () => {},
    );
  }
  for (const list of all('[data-scenarios]')) {
    import('./list/choose-scenario').then(
      ({ chooseScenarios }) => chooseScenarios(list, signal),
      () => {},
    );
  }
}

/** A page that has offered other scenarios once leads on to the page of all of them. */
function followOldLink(): void {
  const id = new URLSearchParams(window.location.search).get('playground');
  const all = document.querySelector<HTMLAnchorElement>('[data-playground] [href*="?playground="]');
  if (!id || !all || document.querySelector(`[data-playground="${CSS.escape(id)}"]`)) return;
  window.location.replace(all.pathname + window.location.search);
}

/** Under which name this device remembers that a challenge is solved. */
export function stepOf({ dataset }: HTMLElement): string {
  return `${document.documentElement.dataset.path ?? '/'}#${dataset.challenge}`;
}

function startBox(box: HTMLElement, signal: AbortSignal): void {
  const preview = box.querySelector('[data-preview]');
  const button = preview?.querySelector('button');
  const status = preview?.querySelector<HTMLElement>('[role="status"]');
  if (!preview || !button || !status) return;
  const { challenge, playground = '' } = box.dataset;
  const runText = button.textContent;
  let id = challenge ?? playground;
  let close = () => {};
  let loaded: ReturnType<typeof loadPanel> | undefined;

  function load() {
    loaded ??= loadPanel(challenge ? 'challenges' : 'scenarios');
    // A failed request may be repeated.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  }

  function show(state: 'waiting' | 'loading' | 'failed'): void {
    if (!button || !status) return;
    button.disabled = state === 'loading';
    button.textContent = (button.disabled && button.dataset.loading) || runText;
    status.textContent = (state === 'failed' && status.dataset.failed) || '';
  }

  function run(isRecorded = false): void {
    show('loading');
    load().then(
      ([[app, context], runnable]) => {
        const scenario = runnable[id];
        if (signal.aborted || !scenario || !preview) return;
        close();
        const onSolved = () => keepStep(stepOf(box), true);
        close = app.showPanel(preview, context, { id, scenario, isRecorded, onSolved });
      },
      () => show('failed'),
    );
  }

  function prepare(): void {
    load()
      .then(([[app], runnable]) => app.prepare(runnable[id]))
      // Run tries again what has failed, and says so.
      .catch(() => {});
  }

  button.addEventListener('pointerenter', prepare, { signal });
  button.addEventListener('focus', prepare, { signal });
  button.addEventListener('click', () => run(), { signal });
  preview.querySelector('[data-recorded]')?.addEventListener('click', () => run(true), { signal });
  // Another scenario is chosen in the list beside the box.
  box.addEventListener(
    'run-scenario',
    (event) => {
      id = (event as CustomEvent<string>).detail;
      run();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    close();
    show('waiting');
  });
  // A link to a running case names it in the query. lib/playground/address.ts writes the name; it is
  // not imported, so that it is loaded with the panel.
  if (!challenge && new URLSearchParams(window.location.search).get('playground') === id) {
    const fold = box.closest('details');
    if (fold) fold.open = true;
    run();
  }
}

/** The app that runs scenarios, beside all of them by their ids. */
function loadPanel(kind: 'scenarios' | 'challenges') {
  return Promise.all([
    loadApp(() => import('./panel-app')),
    fetchFile(`/static/playground/${kind}.json`).then(
      (response) => response.json() as Promise<Readonly<Record<string, Scenario | Challenge>>>,
    ),
  ]);
}

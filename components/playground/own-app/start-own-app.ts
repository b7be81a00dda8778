import { loadApp } from '../../site/load-app';

/** Checks the sub-app whose URL the reader submits. */
export function startOwnApp(signal: AbortSignal): void {
  const box = document.querySelector('[data-own-app]');
  const form = box?.querySelector('form');
  const status = form?.querySelector('p');
  const place = box?.querySelector('[data-results]');
  if (!form || !status || !place) return;
  let close = () => {};

  const load = () => loadApp(() => import('./results-app'));

  form.addEventListener('focusin', () => void load().catch(() => {}), { signal, once: true });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      status.textContent = status.dataset.loading ?? '';
      load().then(
        ([{ showResults }, context]) => {
          if (signal.aborted) return;
          status.textContent = '';
          close();
          close = showResults(place, context, String(new FormData(form).get('entry')));
        },
        () => {
          status.textContent = status.dataset.failed ?? '';
        },
      );
    },
    { signal },
  );
  signal.addEventListener('abort', () => close());
}

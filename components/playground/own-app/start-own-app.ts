import { fileReader } from '@/lib/browser/connection';
import type { Scenario } from '@/lib/playground/scenario';
import { loadApp } from '../../site/load-app';

const readHost = fileReader<Scenario>((response) => response.json());

/** Checks the sub-app whose URL the reader submits. */
export function startOwnApp(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-own-app]');
  const form = box?.querySelector('form');
  const status = form?.querySelector('p');
  const place = box?.querySelector('[data-results]');
  if (!form || !status || !place) return;
  const labels = JSON.parse(box?.dataset.labels ?? '{}');
  let close = () => {};

  const load = () =>
    Promise.all([
      loadApp(() => import('./results-app')),
      readHost('/static/playground/own-app.json'),
    ]);

  form.addEventListener('focusin', () => void load().catch(() => {}), { signal, once: true });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      status.textContent = status.dataset.loading ?? '';
      load().then(
        ([[{ showResults }, context], host]) => {
          if (signal.aborted) return;
          status.textContent = '';
          close();
          const entry = String(new FormData(form).get('entry'));
          close = showResults(place, context, labels, host, entry);
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

import { fileReader } from '@/lib/browser/connection';
import type { Scenario } from '@/lib/playground/scenario';
import { loadApp } from '../../site/load-app';

const readHost = fileReader<Scenario>((response) => response.json());

/** Checks the sub-app whose URL the reader submits. */
export function startOwnApp(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-own-app]');
  const form = box?.querySelector('form');
  const field = form?.querySelector('input');
  const status = form?.querySelector('p');
  const place = box?.querySelector('[data-results]');
  if (!form || !field || !status || !place) return;
  const labels = JSON.parse(box?.dataset.labels ?? '{}');
  let close = () => {};

  const load = () =>
    Promise.all([
      loadApp(() => import('./results-app')),
      readHost('/static/playground/own-app.json'),
    ]);

  form.addEventListener('focusin', () => void load().catch(() => {}), { signal, once: true });
  // Without its scheme, `localhost:8091` would be a URL of the scheme `localhost`. This comes before a submit.
  const complete = () => {
    const text = field.value.trim();
    if (text && !text.includes('://')) field.value = `http://${text}`;
  };
  field.addEventListener('change', complete, { signal });
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
          close = showResults(place, context, labels, host, field.value);
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

import { fileReader } from '@/lib/browser/connection';
import type { Scenario } from '@/lib/playground/scenario';
import type { OwnAppLabels } from '@/lib/settings/labels';
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
  const labels: OwnAppLabels = JSON.parse(box?.dataset.labels ?? '{}');
  let close = () => {};

  const show = (text: string, isFailed = false) => {
    status.textContent = text;
    status.toggleAttribute('data-failed', isFailed);
  };

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
      const url = completeUrl(field.value);
      if (url === undefined) return show(labels.form.malformed, true);
      field.value = url;
      show(labels.form.loading);
      load().then(
        ([[{ showResults }, context], host]) => {
          if (signal.aborted) return;
          show('');
          close();
          close = showResults(place, context, labels, host, url);
        },
        () => show(labels.form.failed, true),
      );
    },
    { signal },
  );
  signal.addEventListener('abort', () => close());
}

/** A URL as it was typed, with its scheme: without it, `localhost:8091` would be one of the scheme `localhost`. */
export function completeUrl(typed: string): string | undefined {
  const text = typed.trim();
  const url = text.includes('://') ? text : `http://${text}`;
  // Chromium takes a space for a letter of the host.
  return URL.canParse(url) && !/\s/.test(text) ? url : undefined;
}

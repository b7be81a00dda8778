import { showInBox } from '@/lib/browser/place';
import { followedLink } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { searchFor } from '@/lib/playground/address';

/** Runs the scenario that the reader chooses, or the URL names, in the box beside the list. */
export function chooseScenarios(list: HTMLElement, signal: AbortSignal): void {
  const box = list.querySelector<HTMLElement>('[data-playground]');
  const input = list.querySelector('input');
  const status = list.querySelector<HTMLElement>('nav [role="status"]');
  if (!box || !input || !status || signal.aborted) return;
  const labels: Labels['scenarios'] = JSON.parse(list.dataset.labels ?? '{}');
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-scenario]')];

  function run(link: HTMLAnchorElement): void {
    for (const other of links) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    const title = link.querySelector('b')?.textContent ?? '';
    box?.setAttribute('aria-label', title);
    box?.dispatchEvent(new CustomEvent('run-scenario', { detail: link.dataset.scenario }));
  }

  list.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (!link?.dataset.scenario) return;
      event.preventDefault();
      // The URL names what runs, without a new entry of the history.
      const query = searchFor(window.location.search, link.dataset.scenario, { controls: [] }, {});
      window.history.replaceState(window.history.state, '', window.location.pathname + query);
      run(link);
    },
    { signal },
  );

  const follow = () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const link of links) {
      const text = link.textContent.toLowerCase();
      const item = link.closest('li');
      if (item) item.hidden = !words.every((word) => text.includes(word));
    }
    for (const subject of list.querySelectorAll<HTMLElement>('nav > section')) {
      subject.hidden = subject.querySelector('li:not([hidden])') === null;
    }
    const count = links.filter((link) => !link.closest('[hidden]')).length;
    const text = count > 1 ? labels.count : count === 1 ? labels.countOne : labels.none;
    status.textContent = count === links.length ? '' : fill(text, { count: String(count) });
  };
  input.addEventListener('input', follow, { signal });
  // What the browser has put back after a reload
  follow();

  const named = new URLSearchParams(window.location.search).get('playground');
  const link = links.find(({ dataset }) => dataset.scenario === named);
  if (!link) return;
  run(link);
  // The list is longer than the window.
  const nav = link.closest('nav');
  if (nav) showInBox(nav, link);
}

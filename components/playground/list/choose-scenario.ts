import { showInBox } from '@/lib/browser/place';
import { followedLink } from '@/lib/browser/presses';
import { searchFor } from '@/lib/playground/address';

/** Runs the scenario that the reader chooses, or the URL names, in the box beside the list. */
export function chooseScenarios(list: HTMLElement, signal: AbortSignal): void {
  const box = list.querySelector<HTMLElement>('[data-playground]');
  if (!box || signal.aborted) return;
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

  const named = new URLSearchParams(window.location.search).get('playground');
  const link = links.find(({ dataset }) => dataset.scenario === named);
  if (!link) return;
  run(link);
  // The list is longer than the window.
  const nav = link.closest('nav');
  if (nav) showInBox(nav, link);
}

import { pathKeyAt } from '@/lib/browser/place';
import { followedLink } from '@/lib/browser/presses';
import { searchFor } from '@/lib/playground/address';

/** Runs the scenario that the reader chooses, or the URL names, in the box beside the list. */
export function chooseScenarios(list: HTMLElement, signal: AbortSignal): void {
  const box = list.querySelector<HTMLElement>('[data-playground]');
  if (!box || signal.aborted) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-scenario]')];

  const linkOf = (id: string | null) => links.find(({ dataset }) => dataset.scenario === id);

  /** Runs the scenario of a link; without one, nothing runs and the first can be run. */
  function run(link: HTMLAnchorElement | undefined): void {
    const current =
      link ?? links.find(({ dataset }) => dataset.scenario === box?.dataset.playground);
    for (const other of links) other.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    box?.setAttribute('aria-label', current?.querySelector('b')?.textContent ?? '');
    box?.dispatchEvent(new CustomEvent('run-scenario', { detail: link?.dataset.scenario }));
  }

  list.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      const { scenario } = link?.dataset ?? {};
      if (!link || !scenario) return;
      event.preventDefault();
      list.querySelector<HTMLElement>('[popover]')?.hidePopover();
      if (scenario !== named()) {
        const query = searchFor(window.location.search, scenario, { controls: [] }, {});
        window.history.pushState(null, '', window.location.pathname + query);
      }
      run(link);
    },
    { signal },
  );
  // Back and Forward; not those to another page, which shows its own.
  window.addEventListener(
    'popstate',
    () => {
      const isHere = pathKeyAt(window.location.pathname) === document.documentElement.dataset.path;
      if (isHere) run(linkOf(named()));
    },
    { signal },
  );

  // The list is longer than the window.
  list
    .querySelector('nav')
    ?.addEventListener(
      'toggle',
      () => list.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' }),
      { signal },
    );

  const link = linkOf(named());
  if (link) run(link);
}

/** The scenario that the URL names. */
function named(): string | null {
  return new URLSearchParams(window.location.search).get('playground');
}

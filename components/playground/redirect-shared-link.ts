import { namedScenario } from '@/lib/playground/address';

/** Leads a link to a scenario that the page no longer has to the page of all scenarios. */
export function redirectSharedLink(): void {
  const id = namedScenario();
  const all = document.querySelector<HTMLAnchorElement>('[data-playground] [href*="?playground="]');
  const ids = [...document.querySelectorAll<HTMLElement>('[data-playground]')].map(
    ({ dataset }) => dataset.playground,
  );
  if (id !== null && all && !ids.includes(id)) {
    window.location.replace(all.pathname + window.location.search);
  }
}

import { showInBox } from '../browser/show-in-box';
import { BASE_PATH, canonicalAddress } from '../routing/base-path';
import { keepFirstActions } from './first-actions';
import { loadScriptsOnIntent } from './load-scripts';
import { keepTypedText } from './typed-early';

// The only script of a page that runs before the reader shows an intent to use it. The build puts it at
// the start of each exported page, with what it has to know (lib/export/page-start.mjs).

const { currentScript: script } = document;
if (script) {
  const { route, folder = '', scripts = '', index = '', now } = script.dataset;
  // React would take a script that it finds in the head for one of its own.
  script.remove();
  showCanonicalAddress(route);
  // First, so that text for the search field is not kept as an action as well.
  keepTypedText();
  const load = loadScriptsOnIntent({
    scripts: addresses(folder, scripts),
    others: addresses(`${BASE_PATH}/static/`, index),
    hasActed: keepFirstActions(),
  });
  document.addEventListener('DOMContentLoaded', () => {
    showCurrentInSidebar();
    if (now !== undefined) load();
  });
}

function addresses(folder: string, names: string): string[] {
  return names === '' ? [] : names.split(' ').map((name) => folder + name);
}

/** Puts the page's canonical address into the address bar, without a step in the history. */
function showCanonicalAddress(route: string | undefined): void {
  const address = route && canonicalAddress(window.location, route);
  if (address) window.history.replaceState(null, '', address);
}

/** Scrolls the sidebar, and only it, to the item of the page. */
function showCurrentInSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('[data-part="sidebar"]');
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (sidebar && current) showInBox(sidebar, current);
}

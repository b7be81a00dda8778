import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt } from '@/lib/browser/presses';
import { hashTarget } from '@/lib/browser/reveal';
import { VISITED_KEY, writeStored } from '@/lib/browser/stored';

/** True if the reader has followed a link to another language or version, whose page is still to come. */
let hasChosen = false;

/** Follows what users choose in the lists of languages and versions. */
export function startScopeLinks(): void {
  // Before the link is followed; `auxclick` is the middle button, which opens another tab.
  for (const press of ['click', 'auxclick']) {
    document.addEventListener(press, choose, { capture: true });
  }
  window.addEventListener(PAGE_SHOWN, () => {
    const { pathname, search, hash } = window.location;
    // The page, in another language now, may lack the heading.
    const isDead = hasChosen && hash !== '' && !hashTarget(hash);
    if (isDead) window.history.replaceState(window.history.state, '', pathname + search);
    hasChosen = false;
  });
}

function choose(event: Event): void {
  const link = elementAt<HTMLAnchorElement>(event, '[data-switcher] a');
  if (!link) return;
  // No later visit is redirected by the browser's language.
  writeStored(VISITED_KEY, '1');
  hasChosen = true;
  if (link.dataset.samePage !== 'true') return;
  const { search, hash } = window.location;
  Object.assign(link, { search, hash });
}

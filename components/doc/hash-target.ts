import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { followedLink } from '@/lib/browser/presses';
import { hashTarget, reveal } from '@/lib/browser/reveal';

/** Reveals a hash target in `<details>`, tabs and filters: before a link scrolls to it, and after other navigations. */
export function startHashTargets(): void {
  window.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link?.hash && link.pathname === window.location.pathname) reveal(hashTarget(link.hash));
  });
  window.addEventListener('hashchange', showHashTarget);
  window.addEventListener(PAGE_SHOWN, showHashTarget);
  showHashTarget();
}

function showHashTarget(): void {
  const target = hashTarget(window.location.hash);
  if (reveal(target)) target?.scrollIntoView();
  // The page to which the heading of the URL has moved (`content/_moved.json`).
  if (target instanceof HTMLAnchorElement && target.hidden) window.location.replace(target.href);
}

// Runs in the browser before the page becomes interactive.

// Next calls this inside the transition of every navigation, soft ones by script among them.
export { reportNavigationStart as onRouterTransitionStart } from '@/lib/browser/navigation-start';

const { documentElement } = document;

// Where the scroll bar takes room, that room is kept while the page may not scroll (parts.css).
if (window.innerWidth > documentElement.clientWidth) documentElement.dataset.scrollBar = 'wide';

const { origin, pathname, search, hash } = window.location;

// Next writes the address into the history once more; one that begins with two slashes would name
// another host there, which the browser refuses with an error that takes the page down.
if (pathname.startsWith('//')) {
  const path = pathname.replace(/^\/+/, '/');
  window.history.replaceState(null, '', origin + path + search + hash);
}

import type { ScriptMessage } from '../messages';

// The only script that stands in /playground/stage.html: it runs the one that the page sends.

window.addEventListener('message', function boot({ source, origin, data }) {
  // The stage has an origin of its own, but its URL is that of the page.
  const isFromPage = source === window.parent && origin === window.location.origin;
  if (!isFromPage || data?.type !== 'script') return;
  window.removeEventListener('message', boot);
  new Function((data as ScriptMessage).code)();
});

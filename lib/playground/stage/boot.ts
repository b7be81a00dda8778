import type { ScriptMessage } from '../messages';
import { isFromPage } from './from-page';

// The only script that stands in /static/playground/stage.html: it runs the one that the page sends.

window.addEventListener('message', function boot(event) {
  const { data } = event;
  if (!isFromPage(event) || data?.type !== 'script') return;
  window.removeEventListener('message', boot);
  new Function((data as ScriptMessage).code)();
});

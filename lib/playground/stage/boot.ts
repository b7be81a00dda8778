import type { ScriptMessage } from '../messages';
import { isFromPage } from './from-page';

// The only script that stands in /static/playground/stage.html: it runs the one that the page sends. Outside of a
// sandboxed frame the stage has the origin of the site, and that script would have its rights. It does nothing then.

if (window.origin === 'null') {
  window.addEventListener('message', function boot(event) {
    const { data } = event;
    if (!isFromPage(event) || data?.type !== 'script') return;
    window.removeEventListener('message', boot);
    new Function((data as ScriptMessage).code)();
  });
}

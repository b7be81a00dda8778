import type { Report } from '../messages';
import type { ServedFile } from '../scenario';
import { addressOf } from './from-page';

const MISSING: ServedFile = { text: '<!doctype html><title>Not found</title>', type: 'text/html' };

/**
 * Answers what Garfish fetches, as a server of the sub-apps would: with the files of the scenario and
 * status 404 for all others. A blocked path goes to the browser, whose policy for this page refuses
 * every connection.
 */
export function answerRequests(
  files: Readonly<Record<string, ServedFile>>,
  blocked: readonly string[],
  report: Report,
): void {
  const connect = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { href, pathname } = addressOf(input instanceof Request ? input.url : input);
    if (blocked.includes(pathname)) {
      report('request', '', `GET ${pathname}`, 'blocked');
      return connect(input, init);
    }
    const found = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    const status = found ? 200 : 404;
    const { text, type } = found ?? MISSING;
    report('request', '', `GET ${pathname}`, `${status} ${type}`);
    const response = new Response(text, { status, headers: { 'content-type': type } });
    // A response that a script makes has no URL, and Garfish resolves relative paths against it.
    return Object.defineProperty(response, 'url', { value: href });
  };
}

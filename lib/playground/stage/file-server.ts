import type { Report, StartMessage } from '../messages';
import { type ServedFile, wholeText } from '../scenario';
import { addressOf } from './surroundings';

const MISSING: ServedFile = {
  text: '<!doctype html><title>Not found</title>',
  type: 'text/html',
  status: 404,
};

/**
 * Answers what Garfish fetches, as a server of the sub-apps would: with the files of the scenario, by path or
 * URL, with what the page has besides, and with status 404 for all others. A blocked one goes to the browser,
 * whose policy for this page refuses every connection.
 */
export function answerRequests(
  { files, blocked, hasMore }: Pick<StartMessage, 'files' | 'blocked' | 'hasMore'>,
  report: Report,
  ask: (url: string) => Promise<ServedFile | undefined>,
): void {
  const connect = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { href, pathname, origin } = addressOf(input instanceof Request ? input.url : input);
    const name = origin === window.location.origin ? pathname : href;
    if ([href, pathname].some((key) => blocked.includes(key))) {
      report('request', appOf(pathname), `GET ${name}`, 'blocked');
      return connect(input, init);
    }
    const key = [href, pathname].find((one) => Object.hasOwn(files, one));
    const isRead = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request);
    const found = key === undefined ? hasMore && isRead && (await ask(href)) : files[key];
    const file = found || MISSING;
    const { type, status = 200, url = href } = file;
    report('request', appOf(pathname), `GET ${name}`, `${status} ${type}`);
    const response = new Response(wholeText(file) || null, {
      status,
      headers: { 'content-type': type },
    });
    // A response that a script makes has no URL, and Garfish resolves relative paths against it.
    return Object.defineProperty(response, 'url', { value: url });
  };
}

/** The app whose folder a path leads to. */
function appOf(path: string): string {
  return /^\/apps\/([^/]+)\//.exec(path)?.[1] ?? '';
}

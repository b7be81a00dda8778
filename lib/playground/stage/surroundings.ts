import { NO_ROUTES, type Report, type StartMessage } from '../messages';
import { type ServedFile, wholeText } from '../scenario';

// What the apps on the stage get in place of what other pages have: a storage, a history and a network.

/** What a path names on the stage. Firefox has no origin for a folder, so the URL of the stage stands for it. */
export function addressOf(path: string | URL): URL {
  return new URL(path, new URL('/', window.location.href));
}

/**
 * Gives the stage a storage that forgets. A sandboxed frame has none, and Garfish and its sandbox
 * read `localStorage` without asking.
 */
export function stubStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, String(value)),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    };
    Object.defineProperty(window, name, { value: storage, configurable: true });
  }
}

/**
 * Reports each new path. A frame's new entries would belong to the whole tab, and the reader's Back
 * button would step through them, so new entries replace the current one. Call it before Garfish's
 * router adds its own layer.
 */
export function keepHistoryOfTab(report: Report): void {
  const replace = window.history.replaceState.bind(window.history);
  const change: History['replaceState'] = (data, unused, url) => {
    const before = addressNow();
    try {
      replace(data, unused, url);
    } catch {
      // Safari lets a sandboxed frame change nothing but its query.
      return report('error', '', NO_ROUTES, 'This browser has no routes in a sandboxed frame.');
    }
    if (addressNow() !== before) report('route', '', addressNow());
  };
  // On the prototype, so that an app finds no other.
  History.prototype.pushState = change;
  History.prototype.replaceState = change;
}

/**
 * Lets apps move the focus only while it is on the stage. Elsewhere they would take the keys of somebody who types on the
 * page around it.
 */
export function keepFocusOfPage(): void {
  const guard = <Name extends string>(owner: Record<Name, () => void>, name: Name) => {
    const move = owner[name];
    owner[name] = function (this: unknown, ...values: []) {
      if (document.hasFocus()) move.apply(this, values);
    };
  };
  guard(HTMLElement.prototype, 'focus');
  guard(SVGElement.prototype, 'focus');
  guard(HTMLDialogElement.prototype, 'showModal');
  guard(window, 'focus');
}

function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Dialogs and windows, which the sandbox of the frame blocks, and what each returns. */
const DIALOGS = { alert: undefined, confirm: false, prompt: null, print: undefined, open: null };

/** Reports calls that do nothing on the stage, which browsers mention in their console at most. */
export function reportIgnoredCalls(blocked: readonly string[], report: Report): void {
  for (const [name, result] of Object.entries(DIALOGS)) {
    const value = () => {
      report('console', '', 'warn', `${name}() does nothing here: the stage opens no dialogs.`);
      return result;
    };
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // The scenario itself has a browser that blocks these.
    if (blocked.some((url) => blockedURI.endsWith(url))) return;
    report('console', '', 'warn', `Blocked here: ${blockedURI} (${effectiveDirective}).`);
  });
}

const MISSING: ServedFile = {
  text: '<!doctype html><title>Not served</title>',
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
    const served = key === undefined ? hasMore && isRead && (await ask(href)) : files[key];
    if (!served && origin !== window.location.origin) {
      report('console', '', 'warn', `The stage has no network: ${href} gets the status 404.`);
    }
    const file = served || MISSING;
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

function appOf(path: string): string {
  return /^\/apps\/([^/]+)\//.exec(path)?.[1] ?? '';
}

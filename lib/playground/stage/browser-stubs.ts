import type { ServedFile } from '../scenario';
import { NO_ROUTES, type StartMessage } from '../stage-messages';
import { ask, report } from './page';

/** Returns the URL of a path on the stage. Firefox has no origin for a folder, so the URL of the stage stands for it. */
export function urlOnStage(path: string | URL): URL {
  return new URL(path, new URL('/', window.location.href));
}

/** Adds storages in memory: a sandboxed frame has none, and Garfish reads `localStorage` unconditionally. */
export function stubStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const value = Object.create(STORAGE);
    Object.defineProperty(window, name, { value, configurable: true });
  }
}

/** The methods of a storage whose items are its properties, as apps may also write and read them. */
const STORAGE = {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  },
  setItem(key: string, value: unknown) {
    const property = { value: String(value), configurable: true, enumerable: true, writable: true };
    Object.defineProperty(this, key, property);
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  },
  clear() {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  },
  get length() {
    return Object.keys(this).length;
  },
};

/**
 * Reports each new path. A frame's new entries would belong to the whole tab, and the reader's Back
 * button would step through them, so new entries replace the current one. Call it before Garfish's
 * router adds its own layer.
 */
export function keepHistoryOfTab(): void {
  const replace = window.history.replaceState.bind(window.history);
  const change: History['replaceState'] = (data, unused, url) => {
    const before = currentPath();
    try {
      replace(data, unused, url);
    } catch {
      // Safari lets a sandboxed frame change nothing but its query.
      return report('error', '', NO_ROUTES, 'This browser has no routes in a sandboxed frame.');
    }
    if (currentPath() !== before) report('route', '', currentPath());
  };
  // On the prototype, so that an app finds no other.
  History.prototype.pushState = change;
  History.prototype.replaceState = change;
}

/** Lets apps move the focus only while it is on the stage, or they would take the keys of users of the page. */
export function keepFocusOfPage(): void {
  type Move<Name extends string> = Record<Name, (...values: never[]) => unknown>;
  const guard = <Name extends string>(owner: Move<Name>, name: Name, quiet = owner[name]) => {
    const move = owner[name];
    owner[name] = function (this: unknown, ...values: never[]) {
      if (document.hasFocus()) return move.apply(this, values);
      const { documentElement: root } = document;
      // A listener of an event may come here again.
      const { inert } = root;
      // Inert elements can be shown and selected, but get no focus.
      root.inert = true;
      try {
        return quiet.apply(this, values);
      } finally {
        root.inert = inert;
      }
    };
  };
  guard(HTMLElement.prototype, 'focus');
  // A click on a label focuses its field.
  guard(HTMLElement.prototype, 'click');
  guard(EventTarget.prototype, 'dispatchEvent');
  guard(SVGElement.prototype, 'focus');
  guard(HTMLInputElement.prototype, 'select');
  guard(HTMLTextAreaElement.prototype, 'select');
  for (const field of [HTMLFormElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    guard(field.prototype, 'reportValidity');
  }
  guard(HTMLElement.prototype, 'showPopover');
  guard(HTMLElement.prototype, 'togglePopover');
  // A modal dialog is never inert.
  guard(HTMLDialogElement.prototype, 'showModal', HTMLDialogElement.prototype.show);
  guard(HTMLDialogElement.prototype, 'show');
  // Buttons with `commandfor` open it, too.
  const refuse = (event: Event) => document.hasFocus() || event.preventDefault();
  window.addEventListener('command', refuse, true);
  // It moves the focus to the frame, whatever is inert there.
  guard(window, 'focus', () => undefined);
}

/** Scrolls to an element within the stage. The browser would scroll the page around it, too. */
export function keepScrollOfPage(): void {
  function scrollIntoView(this: Element) {
    for (let box = this.parentElement; box; box = box.parentElement) {
      const edge = box === document.documentElement ? 0 : box.getBoundingClientRect().top;
      box.scrollTop += this.getBoundingClientRect().top - edge;
    }
  }
  Object.assign(Element.prototype, { scrollIntoView, scrollIntoViewIfNeeded: scrollIntoView });
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Dialogs and windows, which the sandbox of the frame blocks, and what each returns. */
const DIALOGS = { alert: undefined, confirm: false, prompt: null, print: undefined, open: null };

/** Reports calls that do nothing on the stage, which browsers mention in their console at most. */
export function reportIgnoredCalls(blocked: readonly string[]): void {
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
export function answerRequests({ files, blocked }: Pick<StartMessage, 'files' | 'blocked'>): void {
  const connect = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { href, pathname, origin } = urlOnStage(input instanceof Request ? input.url : input);
    const name = origin === window.location.origin ? pathname : href;
    if ([href, pathname].some((key) => blocked.includes(key))) {
      report('request', appOf(pathname), `GET ${name}`, 'blocked');
      return connect(input, init);
    }
    const key = [href, pathname].find((candidate) => Object.hasOwn(files, candidate));
    const isRead = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request);
    const served = key === undefined ? isRead && (await ask(href)) : files[key];
    if (!served && origin !== window.location.origin) {
      report('console', '', 'warn', `The stage has no network: ${href} gets the status 404.`);
    }
    const file = served || MISSING;
    const { text, type, status = 200, url = href } = file;
    report('request', appOf(pathname), `GET ${name}`, `${status} ${type}`);
    const response = new Response(text || null, { status, headers: { 'content-type': type } });
    // A response that a script makes has no URL, and Garfish resolves relative paths against it.
    return Object.defineProperty(response, 'url', { value: url });
  };
}

function appOf(path: string): string {
  return /^\/apps\/([^/]+)\//.exec(path)?.[1] ?? '';
}

import { NO_ROUTES, type Report } from '../messages';

/** What a path names on the stage. Firefox has no origin for a folder, so the URL of the stage stands for it. */
export function addressOf(path: string | URL): URL {
  return new URL(path, new URL('/', window.location.href));
}

/**
 * Gives the stage a storage that forgets. A sandboxed frame has none, and Garfish and its sandbox
 * read `localStorage` without asking.
 */
export function lendStorage(): void {
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
  window.history.pushState = change;
  window.history.replaceState = change;
}

function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

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
 * Starts at a path and reports each new one. A frame's new entries would belong to the whole tab, and
 * the reader's Back button would step through them, so new entries replace the current one. Call it
 * before Garfish's router adds its own layer.
 */
export function keepHistoryOfTab(path: string, onChange: (address: string) => void): void {
  const replace = window.history.replaceState.bind(window.history);
  const change: History['replaceState'] = (data, unused, url) => {
    const before = addressNow();
    replace(data, unused, url);
    if (addressNow() !== before) onChange(addressNow());
  };
  window.history.pushState = change;
  window.history.replaceState = change;
  replace(null, '', path);
}

function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

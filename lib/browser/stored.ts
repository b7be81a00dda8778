/**
 * What this browser remembers under a key; nothing where storage is blocked, empty or full of
 * something else. Keys begin with `rspress-` or `rspress.`.
 *
 * Pages carry this function as text, too (appearance-script.tsx), so it uses nothing from outside.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text under a key; tells whether this browser will know it later. */
export function writeStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was stored under a key. */
export function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

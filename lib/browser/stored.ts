/** Where the browser remembers that the reader has been here; no language is guessed after that. */
export const VISITED_KEY = 'rspress-visited';

/**
 * What this browser stores under a key; nothing where storage is blocked or empty. Keys begin with
 * `rspress-` or `rspress.`.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

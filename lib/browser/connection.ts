import { withBase } from '../routing/base-path';

/**
 * Whether something answers at an address. `navigator.onLine` does not tell: without a network a browser
 * may still reach a host on the same computer.
 */
export function canReach(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Requests a file of the site; rejects where the host has none. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}

/** Names the address that was loaded once more. */
const RELOADED_KEY = 'rspress-reloaded';

/** Loads the page again, but not a second time: what it is to mend might be there again. */
export async function reloadOnce(): Promise<void> {
  // Without a connection the browser would show its own error page in place of this one.
  if (!(await canReach(window.location.href))) return;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === window.location.href) return;
    sessionStorage.setItem(RELOADED_KEY, window.location.href);
  } catch {
    // Without a note of it the page might load again and again.
    return;
  }
  window.location.reload();
}

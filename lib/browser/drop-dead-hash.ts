import { decodeAddress } from '../routing/links';

/** Takes off the address the name of a heading that the page does not have, without a step in the history. */
export function dropDeadHash(): void {
  const { pathname, search, hash } = window.location;
  if (hash === '' || document.getElementById(decodeAddress(hash.slice(1)))) return;
  // Next's router adds its own state to the `null`, without which Back would do nothing.
  window.history.replaceState(null, '', pathname + search);
}

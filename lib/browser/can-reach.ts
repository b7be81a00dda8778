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

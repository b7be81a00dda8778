/** The only file of the sub-app that touches Garfish. */
export function announce(count: number): void {
  if (!window.__GARFISH__) return;
  window.Garfish.channel.emit('orders:changed', count);
}

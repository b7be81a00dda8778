import { EventEmitter } from 'node:events';

// Node has no window; jsdom has one.
globalThis.window ??= globalThis as typeof window;

/** Puts what the sub-app uses of Garfish on the window, as a host does. */
export function enterHost() {
  const channel = new EventEmitter();
  const Garfish = { channel };
  Object.assign(window, { __GARFISH__: true, Garfish });
  return Garfish;
}

/** As if the sub-app runs standalone again. */
export function leaveHost(): void {
  Reflect.deleteProperty(window, '__GARFISH__');
  Reflect.deleteProperty(window, 'Garfish');
}

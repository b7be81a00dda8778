/** A value that lives outside of React; components read it with `useSyncExternalStore`. */
export type Store<T> = {
  get(): T;
  set(value: T): void;
  /** Calls a function after each change; returns how to stop it. */
  subscribe(listener: () => void): () => void;
};

/** The `subscribe` of what never changes. */
export const neverChanges = () => () => {};

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

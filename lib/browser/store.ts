/** A value that parts of the page read, change, and are told of when it changes. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value: T): void {
      current = value;
      for (const listener of listeners) listener();
    },
    /** Calls a function after each change; returns how to stop it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

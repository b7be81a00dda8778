import 'server-only';

const shared = globalThis as typeof globalThis & { oncePerProcess?: Map<string, unknown> };

/**
 * Runs something once per process and shares the result by name. A module variable is not enough,
 * since the build gives each kind of route its own copy of a module.
 */
export function oncePerProcess<T>(name: string, run: () => T): () => T {
  return () => {
    shared.oncePerProcess ??= new Map();
    if (!shared.oncePerProcess.has(name)) shared.oncePerProcess.set(name, run());
    return shared.oncePerProcess.get(name) as T;
  };
}

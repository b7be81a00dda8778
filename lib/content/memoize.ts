import 'server-only';

/** Memoizes the result for a key while its `dependencies` are the same, so the preview computes only what changed. */
export function memoize<Result>() {
  const cache = new Map<string, { dependencies: string; result: Result }>();
  return (key: string, dependencies: string, compute: () => Result): Result => {
    const hit = cache.get(key);
    if (hit?.dependencies === dependencies) return hit.result;
    const result = compute();
    cache.set(key, { dependencies, result });
    return result;
  };
}

const shared = globalThis as typeof globalThis & { oncePerProcess?: Map<string, unknown> };

/** Runs something once per process and shares it by name: each kind of route has its own copy of a module. */
export function oncePerProcess<T>(name: string, run: () => T): () => T {
  return () => {
    shared.oncePerProcess ??= new Map();
    if (!shared.oncePerProcess.has(name)) shared.oncePerProcess.set(name, run());
    return shared.oncePerProcess.get(name) as T;
  };
}

/** The same in a build. The preview runs it each time, since the content changes meanwhile. */
export function oncePerBuild<T>(name: string, run: () => T): () => T {
  return process.env.NODE_ENV === 'production' ? oncePerProcess(name, run) : run;
}

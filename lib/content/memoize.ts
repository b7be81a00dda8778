import 'server-only';

type Known<Result> = { around: string; result: Result };

/**
 * Memoizes what is computed from a value: the result stays valid as long as `around`, everything else that it
 * depends on, is the same. After a save, the preview computes only what may be different. With a `WeakMap`,
 * results go with their values.
 */
export function memoize<Value, Result>(known: {
  get: (value: Value) => Known<Result> | undefined;
  set: (value: Value, known: Known<Result>) => unknown;
}) {
  return (value: Value, compute: (value: Value) => Result, around = ''): Result => {
    const hit = known.get(value);
    if (hit?.around === around) return hit.result;
    const result = compute(value);
    known.set(value, { around, result });
    return result;
  };
}

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

/** The same in a build. The preview runs it each time, since the content changes meanwhile. */
export function oncePerBuild<T>(name: string, run: () => T): () => T {
  return process.env.NODE_ENV === 'production' ? oncePerProcess(name, run) : run;
}

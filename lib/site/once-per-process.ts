import 'server-only';

const shared = globalThis as typeof globalThis & { oncePerProcess?: Map<string, unknown> };

/**
 * Runs something once in a process and hands the result to everyone who asks by its name. A
 * variable of a module would not do: the build gives each kind of route modules of its own.
 */
export function oncePerProcess<T>(name: string, run: () => T): () => T {
  return () => {
    shared.oncePerProcess ??= new Map();
    if (!shared.oncePerProcess.has(name)) shared.oncePerProcess.set(name, run());
    return shared.oncePerProcess.get(name) as T;
  };
}

/** The same for a build; the preview does it each time, since what it reads changes meanwhile. */
export function oncePerBuild<T>(name: string, run: () => T): () => T {
  return process.env.NODE_ENV === 'production' ? oncePerProcess(name, run) : run;
}

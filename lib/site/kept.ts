import 'server-only';

type Known<Result> = { around: string; result: Result };

/**
 * Keeps what was worked out of a thing, for as long as what else it depends on is the same: after a save,
 * the preview works out again only what may be different. A `WeakMap` forgets objects that are gone.
 */
export function kept<Thing, Result>(known: {
  get: (thing: Thing) => Known<Result> | undefined;
  set: (thing: Thing, known: Known<Result>) => unknown;
}) {
  return (thing: Thing, workOut: (thing: Thing) => Result, around = ''): Result => {
    const hit = known.get(thing);
    if (hit?.around === around) return hit.result;
    const result = workOut(thing);
    known.set(thing, { around, result });
    return result;
  };
}

import 'server-only';

/**
 * Keeps what was worked out of an object, for as long as the object is there and what else it depends
 * on is the same: after a save, the preview works out again only what may be different.
 */
export function kept<Thing extends object, Result>(): (
  thing: Thing,
  workOut: (thing: Thing) => Result,
  around?: string,
) => Result {
  const known = new WeakMap<Thing, { around: string; result: Result }>();
  return (thing, workOut, around = '') => {
    const hit = known.get(thing);
    if (hit?.around === around) return hit.result;
    const result = workOut(thing);
    known.set(thing, { around, result });
    return result;
  };
}

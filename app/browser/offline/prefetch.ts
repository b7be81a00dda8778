/** Replaces lib/browser/prefetch.ts in the offline copy. */
export function prefetch(): void {}

/** Stands in for lib/browser/prefetch.ts in the offline copy, where nothing has to be fetched. */
export function prefetch(): void {}

/**
 * What a reader types, and the places that answer it: the address of a page, or of a heading on it.
 * More than one answer stands only where a reader would be served equally well by each.
 */
export type Question = readonly [typed: string, ...answers: `/${string}`[]];

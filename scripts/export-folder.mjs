// @ts-check

/** Where a build writes its files until all of them are there. */
export const EXPORT_FOLDER = '.tmp/export';

/** The one file of the search whose name never changes: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** An index in two files, beside the file that names them: the pages, and the index over them. */
export type WholeIndex = { records: string; terms: string };

/**
 * An index in many small files, of which a reader fetches those that hold the typed words: a
 * folder, and the version of the engine that its words are for.
 */
export type ChunkedIndex = { records: string; chunks: string; engine: number };

/** What one language and version is searched in. */
export type IndexNames = WholeIndex | ChunkedIndex;

/** The index of each language and version, by `scopeKey`. */
export type AllIndexNames = Record<string, IndexNames>;

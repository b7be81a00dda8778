/** The one file of the search whose name never changes: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** The index files of one language and version, beside the file that names them. */
export type IndexNames = {
  /** The pages. */
  records: string;
  /** The index over them. */
  terms: string;
};

/** The index files of the site, by `scopeKey`. */
export type AllIndexNames = Record<string, IndexNames>;

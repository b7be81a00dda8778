/**
 * The names of the files for programs that each language and version has, as a regular expression.
 * It is JavaScript, since next.config.mjs needs it, too.
 */
export const OUTPUT_NAMES = 'agents\\.md|feed\\.xml|llms(?:-full)?\\.txt';

/** The files by which the export tells hosts how to serve it. Hosts may keep them from readers, who do not need them. */
export const HOST_FILES = ['.nojekyll', '_headers', '_redirects'];

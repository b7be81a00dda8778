/** The names of the files for programs, as a regular expression. next.config.mjs needs it as JavaScript. */
export const OUTPUT_NAMES = 'agents\\.md|feed\\.xml|llms(?:-full)?\\.txt';

/** The files by which the export tells hosts how to serve it. Hosts may keep them from readers, who do not need them. */
export const HOST_FILES = ['.nojekyll', '_headers', '_redirects'];

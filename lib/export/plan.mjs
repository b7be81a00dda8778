// @ts-check
// Plain JavaScript: it runs in Node after the export, without a compiler.

/**
 * Folders whose files belong at the root: the Markdown of each page (app/markdown-files), and files
 * that programs request there (app/output-files).
 */
const MOVED = ['markdown-files', 'output-files'];

/** Pages that hosts request by their file name only. */
const SINGLE = ['index', '404', '_not-found', 'playground/stage'];

/**
 * Plans what makes the export servable by any host, from the paths of its files.
 *
 * Next puts the parts of a page's payload into a folder `api/run/` beside `api/run.html`. Hosts that
 * prefer folders answer such a URL with "forbidden", so the page and its payload are copied into the
 * folder.
 *
 * @param {readonly string[]} paths relative to the exported folder, with `/` between segments
 */
export function planExport(paths) {
  const known = new Set(paths);
  const top = (/** @type {string} */ path) => path.split('/')[0] ?? '';
  // The not-found page is 404.html; Next's second copy would be a page of its own.
  const folders = [...new Set(paths.map(top))].filter(
    (name) => name.startsWith('_not-found') || MOVED.includes(name),
  );
  // The bundler also leaves the source of a worker there, and source maps that no script names.
  const sources = paths.filter((path) => /^_next\/static\/(media\/.*\.ts|.*\.map)$/.test(path));
  const pages = paths
    .filter((path) => path.endsWith('.html') && !path.endsWith('/index.html'))
    .map((path) => path.slice(0, -'.html'.length))
    .filter((page) => !SINGLE.includes(page));
  return {
    moves: paths
      .filter((path) => MOVED.includes(top(path)))
      .map((path) => ({ from: path, to: path.slice(path.indexOf('/') + 1) })),
    copies: pages.flatMap((page) =>
      ['html', 'txt']
        .filter((ending) => known.has(`${page}.${ending}`))
        .map((ending) => ({ from: `${page}.${ending}`, to: `${page}/index.${ending}` })),
    ),
    removals: [...folders, ...sources],
    chunks: paths.filter((path) => /^static\/search_chunks\..*\.json$/.test(path)),
  };
}

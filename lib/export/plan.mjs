// @ts-check
// Plain JavaScript: it runs in Node after the export, without a compiler.

/**
 * What is done to the exported folder.
 * @typedef {{ from: string, to: string }} Way
 * @typedef {{ moves: Way[], copies: Way[], removals: string[], writes: { path: string, text: string }[], chunks: string[] }} ExportPlan
 */

/**
 * Folders of files that belong to the root: the Markdown beside each page (app/markdown-files), and
 * what programs ask for there (app/machine-files).
 */
const MOVED = ['markdown-files', 'machine-files'];

/** Pages that hosts ask for by their own file name only. */
const SINGLE = new Set(['index', '404']);

/**
 * Plans what makes the export servable by any host, from the paths of its files.
 *
 * A page `api/run.html` always lies beside a folder `api/run/`, since Next puts the parts of the
 * page's payload there. Hosts that prefer folders answer such an address with "forbidden", so each
 * page and its payload are laid into the folder, too.
 *
 * @param {readonly string[]} paths relative to the exported folder, with `/` between segments
 * @returns {ExportPlan}
 */
export function planExport(paths) {
  const known = new Set(paths);
  // The not-found page is 404.html; its second copy would answer at an address of its own. The
  // folders of what is moved are empty by then.
  const removals = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].filter(
    (name) => name.startsWith('_not-found') || MOVED.includes(name),
  );
  // The bundler also leaves the source of a worker there, and a map of no sources, which no script names.
  const sources = paths.filter((path) => /^_next\/static\/(media\/.*\.ts|.*\.map)$/.test(path));
  const moves = paths
    .filter((path) => MOVED.includes(path.split('/')[0] ?? ''))
    .map((path) => ({ from: path, to: path.slice(path.indexOf('/') + 1) }));
  const pages = paths
    .filter((path) => path.endsWith('.html') && !path.endsWith('/index.html'))
    .map((path) => path.slice(0, -'.html'.length))
    .filter((page) => !SINGLE.has(page) && page !== '_not-found');
  const copies = pages.flatMap((page) =>
    ['html', 'txt']
      .filter((ending) => known.has(`${page}.${ending}`))
      .map((ending) => ({ from: `${page}.${ending}`, to: `${page}/index.${ending}` })),
  );
  // GitHub Pages leaves files out that begin with "_" unless this file says otherwise.
  return {
    moves,
    copies,
    removals: [...removals, ...sources],
    writes: [{ path: '.nojekyll', text: '' }],
    chunks: paths.filter((path) => /^static\/search_chunks\..*\.json$/.test(path)),
  };
}

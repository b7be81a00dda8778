import { changed, isOfNext, payloadOf } from './next-pages';

/** The folder with the Markdown of each page (app/markdown-files). */
const MARKDOWN = 'markdown-files';

/** Folders whose files belong at the root: that one, and files that programs request there (app/output-files). */
const MOVED = [MARKDOWN, 'output-files'];

/** Pages that hosts request by their file name only. */
const SINGLE = ['index', '404'];

/**
 * Plans what makes the export servable by any host, from the paths of its files inside it: what is only for Next's
 * client goes, and each page is copied into a folder of its name (`api/run.html` to `api/run/index.html`), for
 * hosts that prefer folders.
 */
export function planExport(paths: readonly string[]) {
  const known = new Set(paths);
  const top = (path: string) => path.split('/')[0] ?? '';
  const withoutTop = (path: string) => path.slice(path.indexOf('/') + 1);
  const moved = paths.filter((path) => MOVED.includes(top(path)));
  const isRemoved = (path: string) => isOfNext(path, known) || MOVED.includes(top(path));
  const left = paths.filter((path) => !isRemoved(path));
  const pages = left.filter((path) => path === '404.html' || known.has(payloadOf(path)));
  if (paths.includes('index.html') && !pages.includes('index.html')) {
    throw changed('a home page without a payload beside it');
  }
  const tops = new Set(left.map(top));
  // A folder of which nothing is left goes as a whole.
  const removals = paths.filter(isRemoved).map((path) => (tops.has(top(path)) ? path : top(path)));
  return {
    moves: moved.map((path) => ({ from: path, to: withoutTop(path) })),
    /** The Markdown of pages and of their entries, where it is moved to. */
    markdown: moved.filter((path) => top(path) === MARKDOWN).map(withoutTop),
    copies: pages
      .map((path) => path.slice(0, -'.html'.length))
      .filter((page) => !SINGLE.includes(page))
      .map((page) => ({ from: `${page}.html`, to: `${page}/index.html` })),
    removals: [...new Set(removals)],
    /** The pages that Next has made; others lie in public/. */
    pages,
  };
}

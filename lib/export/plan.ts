/** The folder with the Markdown of each page (app/markdown-files). */
const MARKDOWN = 'markdown-files';

/** Folders whose files belong at the root: that one, and files for programs in other languages (app/output-files). */
const MOVED = [MARKDOWN, 'output-files'];

/** Pages that hosts request by their file name only. */
const SINGLE = ['index', '404'];

/** Files for Next's client outside `_next/`, and a second copy of the not-found page. */
const OF_NEXT = /(^|\/)__next\.[^/]*\.txt$|^_not-found[./]/;

/** Files of text that the site writes itself; others lie in public/. */
const TEXTS = /^((robots|llms(-full)?)\.txt$|static\/|output-files\/)/;

/**
 * Plans what makes the export servable by any host, from the paths of its files inside it: what is only for Next's
 * client goes, and each page is copied into a folder of its name (`api/run.html` to `api/run/index.html`), for
 * hosts that prefer folders. Files of public/ are published as they are.
 */
export function planExport(
  paths: readonly string[],
  isPage: (path: string) => boolean,
  isPublished: (path: string) => boolean,
) {
  const top = (path: string) => path.split('/')[0] ?? '';
  const withoutTop = (path: string) => path.slice(path.indexOf('/') + 1);
  // A page `X.html` has a payload `X.txt`.
  const isRemoved = (path: string) =>
    OF_NEXT.test(path) || (path.endsWith('.txt') && isPage(path.replace(/txt$/, 'html')));
  const left = paths.filter((path) => !isRemoved(path));
  const unknown = left.find(
    (path) =>
      path.endsWith('.txt') &&
      !path.startsWith('_next/') &&
      !TEXTS.test(path) &&
      !isPublished(path),
  );
  if (unknown) throw new Error(`Next has written ${unknown}, which no page of this site needs.`);
  const moved = left.filter((path) => MOVED.includes(top(path)));
  const pages = left.filter(isPage);
  if (!pages.includes('index.html')) throw new Error('The export has no home page.');
  return {
    removals: paths.filter(isRemoved),
    moves: moved.map((path) => ({ from: path, to: withoutTop(path) })),
    /** The Markdown of pages and of their entries, where it is moved to. */
    markdown: moved.filter((path) => top(path) === MARKDOWN).map(withoutTop),
    copies: pages
      .map((path) => path.slice(0, -'.html'.length))
      .filter((page) => !SINGLE.includes(page))
      .map((page) => ({ from: `${page}.html`, to: `${page}/index.html` })),
    /** The pages that Next has made; others lie in public/. */
    pages,
  };
}

// @ts-check

/** @typedef {'folders' | 'clean' | 'exact'} HostName The name of one kind of host. */
/** @typedef {(path: string) => 'file' | 'folder' | undefined} Lookup */
/** @typedef {{ status: number, file?: string, location?: string }} Decision What a path gets. */
/** @typedef {(path: string, lookup: Lookup) => Decision} Decide */

/** @type {(lookup: Lookup) => Decision} */
function notFound(lookup) {
  const file = '/404.html';
  return lookup(file) === 'file' ? { status: 404, file } : { status: 404 };
}

/**
 * Answers like a plain nginx that has only a root and an error page.
 *
 * @type {Decide}
 */
export function decideFolders(path, lookup) {
  const kind = lookup(path);
  if (kind === 'file') {
    return { status: 200, file: path };
  }
  if (kind === undefined) {
    return notFound(lookup);
  }
  if (!path.endsWith('/')) {
    return { status: 301, location: `${path}/` };
  }
  const file = `${path}index.html`;
  return lookup(file) === 'file' ? { status: 200, file } : { status: 403 };
}

/** @type {(path: string, lookup: Lookup) => string | undefined} */
function cleanPageAt(path, lookup) {
  const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return files.find((file) => lookup(file) === 'file');
}

/** @type {(file: string) => string} */
function cleanAddress(file) {
  return file.endsWith('/index.html')
    ? file.slice(0, -'index.html'.length)
    : file.replace(/\.html$/, '');
}

/**
 * Answers like a host with clean addresses, such as `serve`, GitHub Pages or Netlify.
 *
 * @type {Decide}
 */
export function decideClean(path, lookup) {
  const file = cleanPageAt(path, lookup);
  if (file !== undefined) {
    const location = cleanAddress(file);
    // With both `x` and `x.html` on disk, `/x` is the other file, so `/x.html` has to stay.
    const moves = location !== path && cleanPageAt(location, lookup) === file;
    return moves ? { status: 301, location } : { status: 200, file };
  }
  const other = path.endsWith('/') ? `${path.slice(0, -1)}.html` : `${path}/index.html`;
  return path !== '/' && lookup(other) === 'file'
    ? { status: 301, location: cleanAddress(other) }
    : notFound(lookup);
}

/**
 * Answers like an object store, which knows exact names and one start page.
 *
 * @type {Decide}
 */
export function decideExact(path, lookup) {
  const file = path === '/' ? '/index.html' : path;
  return lookup(file) === 'file' ? { status: 200, file } : notFound(lookup);
}

/**
 * The rules of every kind of host by name.
 *
 * @type {Readonly<Record<HostName, Decide>>}
 */
export const hosts = { folders: decideFolders, clean: decideClean, exact: decideExact };

/** The name of one kind of host. */
export type HostName = 'folders' | 'clean' | 'exact';
type Lookup = (path: string) => 'file' | 'folder' | undefined;
/** The answer for a path. */
export type Decision = { status: number; file?: string; location?: string };
export type Decide = (path: string, lookup: Lookup) => Decision;

function notFound(lookup: Lookup): Decision {
  const file = '/404.html';
  return lookup(file) === 'file' ? { status: 404, file } : { status: 404 };
}

/** Answers like a plain nginx that has only a root and an error page. */
export function decideFolders(path: string, lookup: Lookup): Decision {
  const kind = lookup(path);
  if (kind === 'file') return { status: 200, file: path };
  if (kind === undefined) return notFound(lookup);
  if (!path.endsWith('/')) return { status: 301, location: `${path}/` };
  const file = `${path}index.html`;
  return lookup(file) === 'file' ? { status: 200, file } : { status: 403 };
}

function cleanPageAt(path: string, lookup: Lookup): string | undefined {
  const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return files.find((file) => lookup(file) === 'file');
}

function cleanAddress(file: string): string {
  return file.endsWith('/index.html')
    ? file.slice(0, -'index.html'.length)
    : file.replace(/\.html$/, '');
}

/** Answers like a host with clean addresses, such as `serve`, GitHub Pages or Netlify. */
export function decideClean(path: string, lookup: Lookup): Decision {
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

/** Answers like an object store, which knows exact names and one start page. */
export function decideExact(path: string, lookup: Lookup): Decision {
  const file = path === '/' ? '/index.html' : path;
  return lookup(file) === 'file' ? { status: 200, file } : notFound(lookup);
}

/** The rules of every kind of host by name. */
export const hosts: Readonly<Record<HostName, Decide>> = {
  folders: decideFolders,
  clean: decideClean,
  exact: decideExact,
};

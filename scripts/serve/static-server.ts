import { createReadStream, realpathSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { join, posix, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaTypeOf } from '../../lib/files/media-types';
import { type Decide, type HostName, hosts } from './hosts';

/** Writes a base path in its one form: empty, or with a slash in front and none behind. */
export function tidyBasePath(basePath: string): string {
  const inner = basePath.split('/').filter(Boolean).join('/');
  return inner === '' ? '' : `/${inner}`;
}

function readTarget(url: string): { path: string; query: string } | undefined {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(raw);
    // Only after decoding: `%2e%2e` and `%2f` have to be seen as the dots and slashes they are.
    // Normalizing also folds `//evil.com`, which a browser would take for another host.
    return path.startsWith('/') && !path.includes('\0')
      ? { path: posix.normalize(path), query: mark < 0 ? '' : url.slice(mark) }
      : undefined;
  } catch {
    return undefined;
  }
}

function locate(root: string, path: string): { kind: 'file' | 'folder'; name: string } | undefined {
  // On Windows a backslash would separate folders, which no rule above has looked at.
  if (path.includes('\\')) return undefined;
  try {
    const home = realpathSync(root);
    const name = realpathSync(join(home, path));
    if (!`${name}${sep}`.startsWith(home.endsWith(sep) ? home : `${home}${sep}`)) return undefined;
    const stats = statSync(name);
    if (stats.isDirectory()) return { kind: 'folder', name };
    return stats.isFile() && !path.endsWith('/') ? { kind: 'file', name } : undefined;
  } catch {
    return undefined;
  }
}

function sendStatus(response: ServerResponse, status: number, headers = {}): void {
  const body = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    'Cache-Control': 'no-cache',
    'Content-Length': body.length,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(body);
}

async function sendFile(
  response: ServerResponse,
  status: number,
  name: string,
  headers: Record<string, string>,
): Promise<void> {
  const { size } = await stat(name);
  response.writeHead(status, { 'Content-Length': size, ...headers });
  if (response.req.method === 'HEAD') response.end();
  else await pipeline(createReadStream(name), response);
}

/** The compressed form beside a file, unless the file was changed since. */
function compressedForm(root: string, file: string, { name }: { name: string }) {
  const compressed = locate(root, `${file}.br`)?.name;
  const isCurrent = compressed && statSync(compressed).mtimeMs >= statSync(name).mtimeMs;
  return isCurrent ? compressed : undefined;
}

type Site = { root: string; decide: Decide; base: string; cacheControl: string };

function answer(
  { root, decide, base, cacheControl }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendStatus(response, 405, { Allow: 'GET, HEAD' });
  }
  const requested = readTarget(request.url ?? '');
  if (requested === undefined) return sendStatus(response, 400);
  const { path: fullPath, query } = requested;
  if (fullPath !== base && !fullPath.startsWith(`${base}/`)) return sendStatus(response, 404);
  const path = fullPath.slice(base.length);
  const { status, file, location } = decide(path, (name) => locate(root, name)?.kind);
  if (location !== undefined) {
    const address = `${base}${location}`.split('/').map(encodeURIComponent).join('/');
    return sendStatus(response, status, { Location: `${address}${query}` });
  }
  const target = file === undefined ? undefined : locate(root, file);
  if (file === undefined || target === undefined) {
    return sendStatus(response, status === 200 ? 404 : status);
  }
  const takesBrotli = /\bbr\b/.test(`${request.headers['accept-encoding']}`);
  const compressed = takesBrotli ? compressedForm(root, file, target) : undefined;
  return sendFile(response, status, compressed ?? target.name, {
    'Cache-Control': cacheControl,
    'Content-Type': mediaTypeOf(file),
    Vary: 'Accept-Encoding',
    ...(compressed && { 'Content-Encoding': 'br' }),
  });
}

/** Creates a web server for a folder that behaves like one kind of static host. */
export function createStaticServer({
  root,
  host,
  basePath = '',
  cacheControl = 'no-cache',
}: {
  root: string;
  host: HostName;
  basePath?: string;
  cacheControl?: string;
}): Server {
  const site = { root, decide: hosts[host], base: tidyBasePath(basePath), cacheControl };
  return createServer(async (request, response) => {
    try {
      await answer(site, request, response);
    } catch {
      // A file that cannot be read, or a visitor who left in the middle of one.
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    }
  });
}

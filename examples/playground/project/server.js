import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

/** The types of the files of the sub-apps, and requests that get no answer. */
const { types, blocked } = JSON.parse(
  await readFile(new URL('./scenario.json', import.meta.url), 'utf8'),
);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (blocked.includes(pathname)) return request.socket.destroy();
  // The router of the host decides about paths without a file.
  const path = extname(pathname) ? pathname : '/index.html';
  try {
    const file = await readFile(new URL(`./public${path}`, import.meta.url));
    response.setHeader('content-type', types[path] ?? TYPES[extname(path)] ?? 'text/plain');
    response.end(file);
  } catch {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  }
}).listen(8090, () => console.log('http://localhost:8090/'));

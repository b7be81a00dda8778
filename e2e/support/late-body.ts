import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listenAnywhere } from '../../scripts/serve/ports';
import { createStaticServer } from '../../scripts/serve/static-server';
import { SERVERS } from './servers.mjs';

/** Serves the real site, but of one page only its head and the beginning of its body. */
export async function serveLateBody(path: string) {
  const { root, host } = SERVERS.folders;
  const html = await readFile(`${root}${path}.html`, 'utf8');
  const body = html.indexOf('>', html.indexOf('<body')) + 1;
  const site = createStaticServer({ root, host });
  const server = createServer((request, response) => {
    if (request.url !== path) return site.emit('request', request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.write(html.slice(0, body));
  });
  return {
    origin: await listenAnywhere(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

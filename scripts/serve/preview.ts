import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { commandLine, orFail } from '../command-line.mjs';
import { type HostName, hosts } from './hosts';
import { createStaticServer, tidyBasePath } from './static-server';

const defaultPort = 4173;
const lastPort = 65535;

function readHost(name: string): HostName {
  const names = Object.keys(hosts) as HostName[];
  const host = names.find((known) => known === name);
  if (host === undefined) {
    throw new Error(`--host has to be one of ${names.join(', ')}, not "${name}".`);
  }
  return host;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > lastPort) {
    throw new Error(`--port has to be a number from 1 to ${lastPort}, not "${text}".`);
  }
  return port;
}

/** Listens on the chosen port, or on the first free one when none was chosen. */
async function listen(server: Server, address: string, chosen?: number): Promise<number> {
  for (let port = chosen ?? defaultPort; ; port++) {
    try {
      await once(server.listen(port, address), 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (chosen !== undefined || port === lastPort) {
        throw new Error(`Port ${port} is already in use. Choose another one with --port.`);
      }
    }
  }
}

async function preview() {
  const { values, positionals } = commandLine({
    usage:
      'npm run preview -- [FOLDER] [--base /docs] [--host clean|exact|folders] [--port 4173] [--public]',
    most: 1,
    options: {
      base: { type: 'string', default: process.env.BASE_PATH ?? '' },
      host: { type: 'string', default: 'clean' },
      port: { type: 'string' },
      public: { type: 'boolean', default: false },
    },
  });
  const [root = 'out'] = positionals;
  const basePath = tidyBasePath(values.base);
  const host = readHost(values.host);
  const chosen = values.port === undefined ? undefined : readPort(values.port);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder "${root}". Run \`npm run build\` first.`);
  }
  const server = createStaticServer({ root, host, basePath });
  function stop() {
    server.close();
    server.closeAllConnections();
  }
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const port = await listen(server, values.public ? '0.0.0.0' : '127.0.0.1', chosen);
  console.log(`Garfish documentation: http://localhost:${port}${basePath}/`);
}

await orFail(preview);

// @ts-check
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hosts } from './hosts.mjs';
import { createStaticServer, tidyBasePath } from './static-server.mjs';

/** @typedef {import('./hosts.mjs').HostName} HostName */
/** @typedef {{ port: number, isPortGiven: boolean, address: string }} Place */
/** @typedef {{ root: string, basePath: string, host: HostName, place: Place }} Options */

const defaultPort = 4173;
const lastPort = 65535;

/** @type {(name: string) => HostName} */
function readHost(name) {
  const names = /** @type {HostName[]} */ (Object.keys(hosts));
  const host = names.find((known) => known === name);
  if (host === undefined) {
    throw new Error(`--host has to be one of ${names.join(', ')}, not "${name}".`);
  }
  return host;
}

/** @type {(text: string) => number} */
function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > lastPort) {
    throw new Error(`--port has to be a number from 1 to ${lastPort}, not "${text}".`);
  }
  return port;
}

/** @type {(args: string[], env: NodeJS.ProcessEnv) => Options} */
function readOptions(args, env) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string', default: env.BASE_PATH ?? '' },
      host: { type: 'string', default: 'clean' },
      port: { type: 'string' },
      public: { type: 'boolean', default: false },
    },
  });
  const { base = '', host = '', port } = values;
  if (positionals.length > 1) {
    throw new Error(`Only one folder can be served, not ${positionals.length}.`);
  }
  return {
    root: positionals[0] ?? 'out',
    basePath: tidyBasePath(base),
    host: readHost(host),
    place: {
      port: port === undefined ? defaultPort : readPort(port),
      isPortGiven: port !== undefined,
      address: values.public ? '0.0.0.0' : '127.0.0.1',
    },
  };
}

/** @type {(error: unknown) => string} */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** @type {(server: import('node:http').Server, place: Place) => Promise<number>} */
async function listen(server, { port, isPortGiven, address }) {
  try {
    server.listen(port, address);
    await once(server, 'listening');
    return port;
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') {
      throw error;
    }
    if (isPortGiven || port === lastPort) {
      throw new Error(`Port ${port} is already in use. Choose another one with --port.`);
    }
    return listen(server, { port: port + 1, isPortGiven, address });
  }
}

async function preview() {
  const { root, basePath, host, place } = readOptions(process.argv.slice(2), process.env);
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
  const port = await listen(server, place);
  console.log(`Garfish documentation: http://localhost:${port}${basePath}/`);
}

try {
  await preview();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

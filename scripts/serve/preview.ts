import { once } from 'node:events';
import { statSync } from 'node:fs';
import { commandLine, fail, wholeNumber } from '../command-line.mjs';
import { type HostName, hosts } from './hosts';
import { createStaticServer, tidyBasePath } from './static-server';

const FIRST_PORT = 4173;
const LAST_PORT = 65535;

const names = Object.keys(hosts) as HostName[];
const { values, positionals } = commandLine({
  usage: `npm run preview -- [FOLDER] [--base /docs] [--host ${names.join('|')}] [--port ${FIRST_PORT}] [--public]`,
  most: 1,
  options: {
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
    host: { type: 'string', default: 'clean' },
    port: { type: 'string' },
    public: { type: 'boolean', default: false },
  },
});
const [root = 'out'] = positionals;
const host = names.find((name) => name === values.host);
if (!host) fail(`--host is "${values.host}". Write one of ${names.join(', ')}.`);
const chosen = values.port === undefined ? undefined : wholeNumber('--port', values.port);
if (chosen && chosen > LAST_PORT) fail(`--port is ${chosen}. Write at most ${LAST_PORT}.`);
if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
  fail(`There is no folder "${root}". Run \`npm run build\` first.`);
}
const basePath = tidyBasePath(values.base);
const server = createStaticServer({ root, host, basePath });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
const port = await listen();
console.log(`Garfish documentation: http://localhost:${port}${basePath}/`);

/** Listens on the chosen port, or else on the first free one. */
async function listen() {
  for (let candidate = chosen ?? FIRST_PORT; ; candidate++) {
    try {
      await once(server.listen(candidate, values.public ? '0.0.0.0' : '127.0.0.1'), 'listening');
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (chosen) fail(`Port ${chosen} is already in use. Choose another one with --port.`);
    }
  }
}

// @ts-check
import { createStaticServer } from '../../scripts/serve/static-server';
import { SERVERS } from './servers.mjs';

// Serves the exported sites to the browser tests, each by the rules of its kind of host.
for (const { port, ...options } of Object.values(SERVERS)) {
  createStaticServer(options).listen(port, '127.0.0.1');
}

// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Starts a server on a free port of this machine.
 * @param {import('node:net').Server} server
 * @returns {Promise<string>} its origin
 */
export async function listenAnywhere(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

/** A port that nobody uses. */
export async function freePort() {
  const server = createServer();
  const { port } = new URL(await listenAnywhere(server));
  await once(server.close(), 'close');
  return Number(port);
}

/** @param {number} port @returns {Promise<boolean>} */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });
}

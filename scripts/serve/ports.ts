import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Starts a server on a free port of this machine. Returns its origin. */
export async function listenAnywhere(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A port that nobody uses. */
export async function freePort() {
  const server = createServer();
  const { port } = new URL(await listenAnywhere(server));
  await once(server.close(), 'close');
  return Number(port);
}

export function isListening(port: number): Promise<boolean> {
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

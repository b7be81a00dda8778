import type { Socket } from 'node:net';

type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void };

const COLON = ':'.charCodeAt(0);

/**
 * Firefox's own form of WebDriver, without the program that translates between the two: each message
 * is its length, a colon, and `[0, id, command, parameters]` or `[1, id, error, result]`.
 */
export function marionette(socket: Socket) {
  const waiting = new Map<number, Waiting>();
  let unread = Buffer.alloc(0);
  let lastId = 0;

  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part]);
    for (let message = nextMessage(); message !== undefined; message = nextMessage())
      receive(message);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });

  function nextMessage(): unknown {
    const colon = unread.indexOf(COLON);
    if (colon < 0) return undefined;
    const end = colon + 1 + Number(unread.subarray(0, colon));
    if (unread.length < end) return undefined;
    const message: unknown = JSON.parse(unread.toString('utf8', colon + 1, end));
    unread = unread.subarray(end);
    return message;
  }

  function receive(message: unknown): void {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result !== null && 'value' in result ? result.value : result);
  }

  return (command: string, parameters: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  };
}

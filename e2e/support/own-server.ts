import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mediaTypeOf } from '../../lib/files/media-types';

/** What a server answers; nothing for status 404. */
type Answer = { status?: number; type: string; cors?: false; body: string } | undefined;

/** Changes what the server of a sub-app answers to a path. */
export type Change = (path: string, answer: Answer) => Answer;

/** Where a server listens, and how to stop it. */
type OwnServer = { url: string; stop: () => Promise<unknown> };

/**
 * Serves a sub-app as its dev server does, but for what is changed: the files of a folder, or what the dev server
 * at a URL answers.
 */
export async function serveApp(
  source: string,
  change: Change = (_, answer) => answer,
): Promise<OwnServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const { port } = server.address() as AddressInfo;
    const answer = change(path, await read(source, path, `http://localhost:${port}/`));
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': answer?.type ?? 'text/html',
      ...(answer?.cors !== false && { 'access-control-allow-origin': '*' }),
    });
    response.end(answer?.body ?? 'Not found');
  });
  return listen(server);
}

/** Starts a server of this machine, on a free port if none is given. */
export async function listen(server: Server, at = 0): Promise<OwnServer> {
  await new Promise<void>((done) => server.listen(at, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** The answer of the unbroken server; its own origin in a text is that of the changed one. */
async function read(source: string, path: string, url: string): Promise<Answer> {
  if (!source.startsWith('http:')) {
    const text = await readFile(join(source, path), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : { type: mediaTypeOf(path), body: text };
  }
  const response = await fetch(source + path.slice(1).replace(/^index\.html$/, ''));
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return response.ok ? { type, body: text.replaceAll(source, url) } : undefined;
}

/** Answers one path in another way. */
export function only(path: string, change: (answer: NonNullable<Answer>) => Answer): Change {
  return (requested, answer) => (requested === path && answer ? change(answer) : answer);
}

/** Puts another text into the body of one path. */
export function body(path: string, change: (text: string) => string): Change {
  return only(path, (answer) => ({ ...answer, body: change(answer.body) }));
}

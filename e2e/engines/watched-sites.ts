import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenAnywhere } from '../../scripts/serve/ports';
import { createStaticServer } from '../../scripts/serve/static-server';
import { SERVERS } from '../support/servers.mjs';

/** Where pages report what went wrong in them. */
const REPORTS = '/problems-of-pages';

/** What goes wrong: a script that each page runs first, and a file whose next request fails. */
type Misfortune = { script: string; file: string | undefined };

/** The two exported sites, and what has gone wrong in their pages. */
export type WatchedSites = {
  /** The URL of a page of the site itself. */
  site: (path: string) => string;
  /** The URL of a page of the fixture site. */
  fixture: (path: string) => string;
  /** Errors, rejections, breaches of the policy and lines of the console since the last call. */
  takeProblems: () => string[];
  /** Until it is called again, each page runs this script first. */
  runFirst: (script?: () => void) => void;
  /** Breaks the connection of the next request for a file whose path contains this. */
  failOnce: (part: string) => void;
  stop: () => void;
};

/**
 * Serves both exports. WebDriver has no way to hear of the errors of a page, so each page gets a script
 * that reports them. It removes itself, because React expects the page as it was built.
 */
export async function serveWatched(): Promise<WatchedSites> {
  const problems: string[] = [];
  const misfortune: Misfortune = { script: '', file: undefined };
  const servers = await Promise.all(
    [SERVERS.folders, SERVERS.fixture].map(async (options) => {
      const inner = await listen(createStaticServer(options));
      const outer = await listen(
        createServer((request, response) =>
          answer(inner.url, problems, misfortune, request, response),
        ),
      );
      return { inner, outer, basePath: options.basePath ?? '' };
    }),
  );
  const [site, fixture] = servers.map(
    ({ outer, basePath }) =>
      (path: string) =>
        `${outer.url}${basePath}${path}`,
  );
  if (!site || !fixture) throw new Error('No server was started.');
  return {
    site,
    fixture,
    takeProblems: () => problems.splice(0),
    runFirst: (script) => {
      misfortune.script = script ? `(${script})();` : '';
    },
    failOnce: (part) => {
      misfortune.file = part;
    },
    stop: () => {
      for (const { inner, outer } of servers) {
        for (const { server } of [inner, outer]) server.close().closeAllConnections();
      }
    },
  };
}

async function answer(
  inner: string,
  problems: string[],
  misfortune: Misfortune,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url?.endsWith(REPORTS)) {
    problems.push(await text(request));
    response.writeHead(204).end();
    return;
  }
  if (misfortune.file && request.url?.includes(misfortune.file)) {
    misfortune.file = undefined;
    response.destroy();
    return;
  }
  const file = await fetch(`${inner}${request.url}`, { redirect: 'manual' });
  const headers = Object.fromEntries(file.headers);
  const body = Buffer.from(await file.arrayBuffer());
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(file.status, headers).end(body);
    return;
  }
  const script = `<script>(${reportProblems})(${JSON.stringify(REPORTS)});${misfortune.script}</script>`;
  // Before the policy of the page, which would forbid it.
  const page = body.toString().replace('<head>', `<head>${script}`);
  response.writeHead(file.status, { ...headers, 'content-length': Buffer.byteLength(page) });
  response.end(page);
}

/** Runs in the page. */
function reportProblems(url: string): void {
  document.currentScript?.remove();
  const report = (problem: unknown) =>
    navigator.sendBeacon(url, `${location.pathname}: ${problem}`);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    report(parts.join(' '));
    error(...parts);
  };
}

async function listen(server: Server): Promise<{ server: Server; url: string }> {
  return { server, url: await listenAnywhere(server) };
}

import { isIP } from 'node:net';
import { posix, resolve } from 'node:path';
import { basePathProblem } from '../build-settings.mjs';

export const HOSTS = ['nginx', 'caddy', 'cloudflare', 'netlify'] as const;
export type Host = (typeof HOSTS)[number];

/** What an operator says of a host. */
export type HostOptions = {
  base: string;
  root?: string | undefined;
  listen?: string | undefined;
  out?: string | undefined;
  hsts?: boolean | undefined;
};

/** What only web servers take. */
const OF_SERVERS = ['root', 'listen', 'out', 'hsts'] as const;

/** Signs by which both web servers would end a text or put something else in its place, and `~`, which only shells know. */
const SPECIAL = /^\s*$|^~|["'`$\\{}\p{Cc}\p{Cf}]/u;

/** What cannot work, as one sentence; nothing if a configuration can be made. */
export function optionsProblem(server: Host, options: HostOptions): string | undefined {
  const { base, root = 'out', listen = '8080' } = options;
  const wrongBase = basePathProblem(base, '--base');
  if (wrongBase) return wrongBase;
  if (server === 'cloudflare' || server === 'netlify') {
    const spare = OF_SERVERS.find((name) => options[name] !== undefined);
    return (
      spare &&
      `--${spare} is for nginx and caddy. The function for ${server} takes only --base: the host knows its files and its address, and serves them by https only.`
    );
  }
  if (!isAddress(listen) && !(server === 'caddy' && isName(listen))) {
    const name = server === 'caddy' ? ', or a name such as "docs.example.com"' : '';
    return `--listen is "${listen}". Write a port such as "8080", or an address with a port such as "127.0.0.1:8080"${name}.`;
  }
  if (SPECIAL.test(root)) {
    return `--root is "${root}". Write the path of a folder without "~" in front, quotation marks, "$", "\\" and braces.`;
  }
  return undefined;
}

/**
 * The folder on the server. One that begins at the top is taken as it is, since the configuration may be made
 * on another system.
 */
export function rootOf(root: string) {
  return root.startsWith('/') ? posix.normalize(root) : resolve(root);
}

/** A port, or an address or a name with a port. */
function isAddress(listen: string) {
  const [, host, port = ''] = /^(?:(\[[^\]]*\]|[^:]*):)?(\d{1,5})$/.exec(listen) ?? [];
  const isPort = Number(port) > 0 && Number(port) < 65536;
  const isHost =
    host === undefined || host === '*' || isIP(host.replace(/^\[|\]$/g, '')) > 0 || isName(host);
  return isPort && isHost;
}

function isName(text: string) {
  return /^(?=.*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);
}

import { isIP } from 'node:net';
import { posix, resolve } from 'node:path';
import { basePathProblem } from '../build-settings.mjs';

/** What an operator says of a host. */
type HostOptions = { root: string; listen: string; base: string };

/** Signs by which both web servers would end a text or put something else in its place, and `~`, which only shells know. */
const SPECIAL = /^\s*$|^~|["'`$\\{}\p{Cc}\p{Cf}]/u;

/** What cannot work, as one sentence; nothing if a configuration can be made. */
export function optionsProblem(
  server: 'nginx' | 'caddy' | 'cloudflare' | 'netlify',
  { root, listen, base }: HostOptions,
): string | undefined {
  const wrongBase = basePathProblem(base, '--base');
  if (wrongBase) return wrongBase;
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

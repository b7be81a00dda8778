// @ts-check

/** @typedef {import('../../scripts/serve/hosts').HostName} HostName */

/**
 * The servers of the browser tests.
 * @type {Record<HostName | 'fixture', { port: number, root: string, host: HostName, basePath?: string }>}
 */
export const SERVERS = {
  folders: { port: 4301, root: 'out', host: 'folders' },
  clean: { port: 4302, root: 'out', host: 'clean' },
  exact: { port: 4303, root: 'out', host: 'exact' },
  fixture: { port: 4304, root: 'out-fixture', host: 'folders', basePath: '/base' },
};

/**
 * The address of a page on one of the servers.
 * @param {keyof typeof SERVERS} server
 * @param {string} path
 */
export function address(server, path) {
  const { port, basePath = '' } = SERVERS[server];
  return `http://127.0.0.1:${port}${basePath}${path}`;
}

/**
 * The address of a page of the real site, on the host that serves folders.
 * @param {string} path
 */
export const site = (path) => address('folders', path);

/**
 * The address of a page of the fixture site.
 * @param {string} path
 */
export const fixture = (path) => address('fixture', path);

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenAnywhere } from '../../scripts/serve/ports';
import { createStaticServer } from '../../scripts/serve/static-server';
import { SERVERS } from './servers.mjs';

const TEXT = /\.(html|js|json|css)$/;

/**
 * Serves the fixture site, and from `redeploy()` on another build of it: all its scripts and styles have
 * other names.
 */
export async function serveRedeployed() {
  const { root, host, basePath = '' } = SERVERS.fixture;
  const nextBuild = await mkdtemp(join(tmpdir(), 'redeployed-'));
  await makeNextBuild(root, nextBuild);
  let site = createStaticServer({ root, host, basePath });
  const server = createServer((request, response) => site.emit('request', request, response));
  const origin = await listenAnywhere(server);
  return {
    url: (path: string) => `${origin}${basePath}${path}`,
    redeploy: () => {
      site = createStaticServer({ root: nextBuild, host, basePath });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(nextBuild, { recursive: true });
    },
  };
}

async function makeNextBuild(root: string, folder: string): Promise<void> {
  await cp(root, folder, { recursive: true });
  const folders = ['_next/static/chunks', 'static/scripts'].map((path) => join(folder, path));
  const lists = await Promise.all(folders.map((path) => readdir(path)));
  const names = lists.flat().filter((name) => /\.(js|css)$/.test(name));
  const old = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    // The browser takes the compressed forms where they lie beside a file.
    if (/\.(br|gz)$/.test(file.name)) await rm(path);
    else if (file.isFile() && TEXT.test(file.name)) {
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(old, renamed));
    }
  }
  for (const [index, path] of folders.entries()) {
    for (const name of (lists[index] ?? []).filter((name) => names.includes(name))) {
      await rename(join(path, name), join(path, renamed(name)));
    }
  }
}

function renamed(name: string): string {
  return `z${name}`;
}

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenAnywhere } from '../../scripts/serve/ports.mjs';
import { createStaticServer } from '../../scripts/serve/static-server.mjs';
import { SERVERS } from './servers.mjs';

const TEXT = /\.(html|js|txt|json|css)$/;

/**
 * Serves the fixture site, and from `redeploy()` on another build of it: all its scripts and styles have
 * other names, and so has the build.
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
  const chunks = join(folder, '_next/static/chunks');
  const names = (await readdir(chunks)).filter((name) => /\.(js|css)$/.test(name));
  const build = /"b":"(\w+)"/.exec(await readFile(join(folder, 'index.txt'), 'utf8'))?.[1] ?? '';
  const old = new RegExp(
    [build, ...names].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
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
  for (const name of names) await rename(join(chunks, name), join(chunks, renamed(name)));
}

/** As long as before, since a payload tells the length of its texts. */
function renamed(name: string): string {
  return `z${name.slice(1)}`;
}

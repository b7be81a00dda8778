import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../lib/export/compress';
import { marksOf } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { listenAnywhere } from '../serve/ports';
import { createStaticServer } from '../serve/static-server';

export type ServedSite = {
  name: string;
  urlOf: (path: string) => Promise<string>;
  close: () => void;
};

const COPIES = '.tmp/bench-sites';

/** Serves a copy of an exported folder, compressed like all the others. */
export async function serveSite(name: string, folder: string): Promise<ServedSite> {
  const root = join(COPIES, name);
  await rm(root, { recursive: true, force: true });
  await cp(folder, root, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await compress(root, await marksOf(root, filesUnder(root)));
  const served = await serveFolder(root);
  return { name, ...served };
}

/** Serves a folder whose files have their compressed forms beside them. */
export async function serveFolder(root: string) {
  const server = createStaticServer({ root, host: 'clean', cacheControl: 'max-age=600' });
  const origin = await listenAnywhere(server);
  return {
    /** Generators differ in the spelling of URLs: `/api/run`, `/api/run/`, `/api/loadapp/`. */
    async urlOf(path: string) {
      const spellings = [path, `${path}/`, path.toLowerCase(), `${path.toLowerCase()}/`];
      for (const spelling of spellings) {
        if ((await fetch(origin + spelling, { method: 'HEAD' })).ok) return origin + spelling;
      }
      throw new Error(`${root} has no page ${path}.`);
    },
    close: () => void server.close(),
  };
}

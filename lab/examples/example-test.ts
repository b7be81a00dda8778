import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServers, type Servers } from '../../e2e/support/dev-servers';
import { expect, test as watched } from '../../e2e/support/watched-page';
import { filesUnder, isGeneratedFolder } from '../../lib/files/list-files';
import { isListening } from '../../scripts/serve/ports';

/** Where copies are, so that their packages are those of the lab. */
const COPIES = 'lab/.tmp';

/** The ports that the examples and the pages about them name. */
const PORT = /\b80[89]\d\b/g;

/** A copy of an example, in which free ports replace those that its files name. */
export type Copy = {
  folder: string;
  /** Replaces the ports in a text about the example. */
  withPorts: (text: string) => string;
  /** The URL of what listens on a port of the example. */
  url: (port: number) => string;
};

/** Servers, and copies of examples in which they run. */
export type Examples = Servers & { copy: (name: string) => Promise<Copy> };

/** Playwright's test that watches the page, with servers and copies that end with it. */
export const test = watched.extend<{ examples: Examples }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  examples: async ({}, use) => {
    await mkdir(COPIES, { recursive: true });
    const root = await mkdtemp(join(COPIES, 'examples-'));
    const servers = createServers();
    await use({ ...servers, copy: (name) => copy(name, join(root, name)) });
    await servers.stop();
    await rm(root, { recursive: true });
  },
});

export { expect };

async function copy(name: string, folder: string): Promise<Copy> {
  const source = join('examples', name);
  const paths = filesUnder(source, { isLeftOut: isGeneratedFolder });
  const texts = await Promise.all(paths.map((path) => readFile(join(source, path), 'utf8')));
  const named = new Set(texts.flatMap((text) => text.match(PORT) ?? []));
  const free = await freePorts(named.size);
  const ports = new Map([...named].map((port, index) => [port, `${free[index]}`]));
  const withPorts = (text: string) => text.replace(PORT, (port) => ports.get(port) ?? port);
  for (const [index, path] of paths.entries()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), withPorts(texts[index] ?? ''));
  }
  return { folder, withPorts, url: (port) => `http://localhost:${withPorts(`${port}`)}/` };
}

/** Free ports below those that systems give to connections, one of which could take them meanwhile. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (!(await isListening(port))) ports.add(port);
  }
  return [...ports];
}

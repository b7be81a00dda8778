import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExampleFiles } from '../markdown/code/example-code';

/** Whether a folder holds what was installed or built, and nothing that anybody typed. */
export function isMadeFolder(name: string): boolean {
  return name === 'node_modules' || name === 'dist';
}

/** Reads the files of all examples; none where the site has no such folder. */
export async function readExampleFiles(root: string): Promise<ExampleFiles> {
  const files = new Map<string, string>();
  await readInto(files, root, 'examples');
  return files;
}

async function readInto(files: Map<string, string>, folder: string, path: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const [disk, name] = [join(folder, entry.name), `${path}/${entry.name}`];
    if (entry.isDirectory() && !isMadeFolder(entry.name)) await readInto(files, disk, name);
    else if (entry.isFile()) files.set(name, await readFile(disk, 'utf8'));
  }
}

import 'server-only';
import { existsSync } from 'node:fs';
import type { ExampleFiles } from '../markdown/code/example-code';
import { listFiles, readTexts } from './source-files';

/** Whether a folder holds what was installed or built, and nothing that anybody typed. */
export function isMadeFolder(name: string): boolean {
  return name === 'node_modules' || name === 'dist';
}

/**
 * Reads the files of all examples, by their paths from the folder around: `examples/…`. There are none
 * where the site has no such folder.
 */
export async function readExampleFiles(root: string): Promise<ExampleFiles> {
  if (!existsSync(root)) return new Map();
  const texts = await readTexts(root, await listFiles(root, isMadeFolder));
  return new Map([...texts].map(([path, text]) => [`examples/${path}`, text]));
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Next's scripts and styles are. Hosts cache these files forever: their names change with them. */
export const CHUNKS = '_next/static/chunks';

export async function readJson(root: string, path: string) {
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}

/** Adds a style sheet, named by its content, and returns its name. */
export async function writeSheet(root: string, text: string): Promise<string> {
  const name = `${sha256(text).slice(0, 13)}.css`;
  await writeFile(join(root, CHUNKS, name), text);
  return name;
}

export function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content).digest('hex');
}

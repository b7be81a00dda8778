import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function readJson(root: string, path: string) {
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}

export function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content).digest('hex');
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import { fill } from '../labels/fill';

/** A page from a file with its parts in it. A part for which the file has no place would be lost, so it is refused. */
export async function fillPage(file: string, parts: Record<string, string>): Promise<string> {
  const page = await readFile(file, 'utf8');
  for (const name of Object.keys(parts)) {
    if (!page.includes(`{${name}}`)) throw new Error(`${file} has no {${name}}.`);
  }
  return fill(page, parts);
}

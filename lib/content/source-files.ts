import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of the content folder with their text, by path inside the folder. */
export type ContentFiles = ReadonlyMap<string, string>;

const READ = /\.(mdx?|json)$/;

/** Reads every Markdown and JSON file of the content folder. */
export async function readContentFiles(root: string): Promise<ContentFiles> {
  return readTexts(
    root,
    (await listFiles(root)).filter((path) => READ.test(path)),
  );
}

/** Reads some files of a folder, by their paths inside it. */
export async function readTexts(
  root: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const texts = await Promise.all(paths.map((path) => readText(join(root, path))));
  const files = new Map<string, string>();
  paths.forEach((path, index) => {
    const text = texts[index];
    if (text !== undefined) files.set(path, text);
  });
  return files;
}

/**
 * The paths of all files under a folder, sorted, so that two builds agree on the order. Symbolic
 * links are not followed: what they lead to is not part of the site. Folders of some names may be left out.
 */
export async function listFiles(
  root: string,
  isLeftOut: (folder: string) => boolean = () => false,
  folder = '',
): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return isLeftOut(entry.name) ? [] : listFiles(root, isLeftOut, path);
      }
      return entry.isFile() ? [path] : [];
    }),
  );
  return nested.flat().sort();
}

/** A file may go away between listing and reading while a writer works; it is left out then. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

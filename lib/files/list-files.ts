import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists all files under a folder, sorted, so that builds are reproducible. Symbolic links, pipes and devices are not
 * read; they are added to `others`.
 */
export function filesUnder(
  root: string,
  { isLeftOut, others }: { isLeftOut?: (folder: string) => boolean; others?: string[] } = {},
): string[] {
  function filesIn(folder: string): string[] {
    let entries: Dirent[] = [];
    try {
      entries = readdirSync(join(root, folder), { withFileTypes: true });
    } catch (error) {
      // While a writer works, a folder may disappear between listing and reading; it is left out then.
      if (folder === '' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return entries.flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isLeftOut?.(entry.name) ? [] : filesIn(path);
      if (entry.isFile()) return [path];
      others?.push(path);
      return [];
    });
  }
  return filesIn('').sort();
}

export function isGeneratedFolder(name: string): boolean {
  return name === 'node_modules' || name === 'dist';
}

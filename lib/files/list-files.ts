import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths of all files under a folder, sorted, so that two builds agree on the order. Symbolic
 * links are not followed, since their targets are not part of the site, and pipes and devices may
 * never end; `others` takes them.
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

/** Returns whether a folder holds what was installed or built. */
export function isGeneratedFolder(name: string): boolean {
  return name === 'node_modules' || name === 'dist';
}

import 'server-only';
import { posix } from 'node:path';

/**
 * The texts that pages take in: fragments by path inside the content folder, examples by path from
 * the project's folder, beginning with `examples/`.
 */
export type Fragments = ReadonlyMap<string, string>;

export function isFragmentFile(file: string): boolean {
  return /(^|\/)_fragments[^/]*\/.*\.mdx?$/.test(file);
}

/** The file that a path means: seen from the file it stands in or, with `/` in front, from content/. */
export function fragmentFile(path: string, from: string): string {
  return path.startsWith('/')
    ? posix.normalize(path).slice(1)
    : posix.join(posix.dirname(from), path);
}

/** How a file is named in another one, as `path` is written there. */
export function spelledLike(path: string, from: string, file: string): string {
  if (path.startsWith('/')) return `/${file}`;
  const relative = posix.relative(posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

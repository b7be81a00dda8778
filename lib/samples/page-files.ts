import 'server-only';
import { posix } from 'node:path';
import type { Sample } from './types';

const SOURCE = /\.[mc]?[jt]sx?$/;

/**
 * Finds the block of the same page that an import such as `./App` means: the one whose title names
 * that file, and among several the nearest above. A block without title does not say in which
 * folder it lies; for it, the end of the path decides.
 */
export function findImported(
  from: Sample,
  specifier: string,
  samples: readonly Sample[],
): Sample | undefined {
  const isMeant = pathTest(from, specifier);
  const hits = samples.filter(
    ({ file, title }) => file === from.file && title !== undefined && isMeant(plain(title)),
  );
  return hits.findLast(({ line }) => line < from.line) ?? hits[0];
}

function pathTest({ title }: Sample, specifier: string): (path: string) => boolean {
  if (title === undefined) {
    const end = plain(specifier).replace(/^(\.\.?\/)+/, '');
    return (path) => path === end || path.endsWith(`/${end}`);
  }
  const wanted = plain(posix.join(posix.dirname(title), specifier));
  return (path) => path === wanted;
}

/** A path without ending; `index` files answer for their folder. */
function plain(path: string): string {
  return posix
    .normalize(path)
    .replace(SOURCE, '')
    .replace(/\/index$/, '');
}

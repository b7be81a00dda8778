import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';

/** The offline copy as a reader has it: unpacked, in a folder whose name has to be encoded in a URL. */
export function unpackedCopy(zip = 'out/offline.zip') {
  const folder = mkdtempSync(join(tmpdir(), 'offline copy #'));
  const files = unzipSync(readFileSync(zip));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return {
    names: Object.keys(files),
    url: (path: string) => pathToFileURL(join(folder, 'offline-docs', path)).href,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What Next and the build keep from one run to the next. */
const CACHES = '.next';
const KEPT = '.tmp/next-before-bench';

/** Runs something as in a new checkout, and puts the caches of this one back afterwards. */
export async function withoutCaches<Result>(run: () => Promise<Result>): Promise<Result> {
  await rm(KEPT, { recursive: true, force: true });
  await mkdir(dirname(KEPT), { recursive: true });
  if (existsSync(CACHES)) await rename(CACHES, KEPT);
  try {
    return await run();
  } finally {
    await rm(CACHES, { recursive: true, force: true });
    if (existsSync(KEPT)) await rename(KEPT, CACHES);
  }
}

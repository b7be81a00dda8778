import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../scripts/serve/ports';
import { createServers } from './dev-servers';

/** A writer at work: a copy of the content, shown by `next dev`. */
export type Writer = {
  url: (path: string) => string;
  write: (file: string, text: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  link: (to: string, file: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
};

/** Playwright's test with a running preview; one for all tests of a file, since it starts slowly. */
export const test = base.extend<object, { writer: Writer }>({
  writer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const folder = '.tmp/preview-content';
      await rm(folder, { recursive: true, force: true });
      await cp('content', folder, { recursive: true });
      // It leads to headings that these tests change, and would report each one that is gone.
      await rm(join(folder, '_questions.json'));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const servers = createServers();
      const preview = servers.type(
        `SITE_CONTENT=${folder} NEXT_TELEMETRY_DISABLED=1 npx next dev --hostname localhost --port ${port}`,
        '.',
      );
      await servers.answer(origin, preview);
      await use({
        url: (path) => origin + path,
        write: async (file, text) => {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        },
        rename: (from, to) => rename(join(folder, from), join(folder, to)),
        link: (to, file) => symlink(to, join(folder, file)),
        remove: (file) => rm(join(folder, file)),
      });
      await servers.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

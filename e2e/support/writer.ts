import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { filesUnder } from '../../lib/files/list-files';
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

/** The copy of the content. */
const FOLDER = '.tmp/preview-content';

/** Playwright's test with a running preview; one for all tests of a file, since it starts slowly. */
export const test = base.extend<object, { writer: Writer }>({
  writer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      await rm(FOLDER, { recursive: true, force: true });
      await cp('content', FOLDER, { recursive: true });
      // It leads to headings that these tests change, and would report each one that is gone.
      await rm(join(FOLDER, '_questions.json'));
      await Promise.all(
        filesUnder(FOLDER)
          .filter((file) => /\.mdx?$/.test(file))
          .map(shorten),
      );
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const servers = createServers();
      const preview = servers.type(
        `SITE_CONTENT=${FOLDER} NEXT_TELEMETRY_DISABLED=1 npx next dev --hostname localhost --port ${port}`,
        '.',
      );
      await servers.answer(origin, preview);
      await use({
        url: (path) => origin + path,
        write: async (file, text) => {
          await mkdir(dirname(join(FOLDER, file)), { recursive: true });
          await writeFile(join(FOLDER, file), text);
        },
        rename: (from, to) => rename(join(FOLDER, from), join(FOLDER, to)),
        link: (to, file) => symlink(to, join(FOLDER, file)),
        remove: (file) => rm(join(FOLDER, file)),
      });
      await servers.stop();
      await rm(FOLDER, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Leaves the headings of a page, to which others link: each save makes the preview read all pages. */
async function shorten(file: string): Promise<void> {
  const path = join(FOLDER, file);
  const text = await readFile(path, 'utf8');
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const body = text.slice(frontMatter.length).replace(/^( *`{3,}).*?^\1$/gms, '');
  const headings = body.match(/^#{2,4} .*$/gm) ?? [];
  await writeFile(path, `${frontMatter}\nText.\n\n${headings.join('\n\n')}\n`);
}

export { expect };

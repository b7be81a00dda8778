import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../scripts/serve/ports.mjs';

/** A writer at work: a copy of the content, shown by `next dev`. */
export type Writer = {
  url: (path: string) => string;
  write: (file: string, text: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
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
      const server = await startPreview(folder, port);
      await use({
        url: (path) => `http://localhost:${port}${path}`,
        write: async (file, text) => {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        },
        rename: (from, to) => rename(join(folder, from), join(folder, to)),
        remove: (file) => rm(join(folder, file)),
      });
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

function startPreview(content: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', `${port}`],
    {
      // A group of its own, so that its workers end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NEXT_TELEMETRY_DISABLED: '1',
        SITE_CONTENT: content,
      },
    },
  );
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready in')) resolve(server);
    });
    server.once('exit', (code) => reject(new Error(`next dev ended with code ${code}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await ended;
}

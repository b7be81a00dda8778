import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('a build stops at problems, with all of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, 'index.md'), '# Home\n\n[x](/nowhere)\n\n[y](/gone)');
  Object.assign(process.env, { NODE_ENV: 'production', SITE_CONTENT: folder });
  const { loadSite } = await import('./load');
  await expect(loadSite()).rejects.toThrow(/index\.md:3:1\n[\s\S]+index\.md:5:1\n/);
  await rm(folder, { recursive: true });
});

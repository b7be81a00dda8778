import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { folderWith } from '../tests/support/folder';

// Jest compiles TypeScript itself.
jest.unstable_mockModule('./typescript.mjs', () => ({}));
const { default: adapter } = await import('./adapter.mjs');

test('an error in the adapter ends the build, and the earlier site stays as it was', async () => {
  const home = folderWith({
    'out/static/build.json': 'The earlier site.',
    'export/index.html': '<html data-path="/"><head></head></html>',
  });
  const out = join(home, 'out');
  process.env.SITE_OUT = out;
  try {
    const built = { projectDir: home, config: { distDir: 'export', basePath: '' } };
    // @ts-expect-error: Next says more of a build than the adapter reads.
    await expect(adapter.onBuildComplete?.(built)).rejects.toThrow();
    expect(readFileSync(join(out, 'static/build.json'), 'utf8')).toBe('The earlier site.');
    expect(existsSync(join(out, 'index.html'))).toBe(false);
  } finally {
    delete process.env.SITE_OUT;
  }
});

import { expect, jest, test } from '@jest/globals';

/** The base path is read when the module is loaded. */
async function loadWith(base: string | undefined): Promise<typeof import('./base-path')> {
  if (base === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
  else process.env.NEXT_PUBLIC_BASE_PATH = base;
  jest.resetModules();
  return import('./base-path');
}

test.each([
  ['', '/', '/'],
  ['', '/api/run', '/api/run'],
  [undefined, '/api/run', '/api/run'],
  ['/docs', '/', '/docs/'],
  ['/docs', '/api/run?x#y', '/docs/api/run?x#y'],
  ['/docs', '#sandbox', '#sandbox'],
  ['/docs', 'https://example.com', 'https://example.com'],
  ['/docs', '//example.com/x', '//example.com/x'],
  ['/docs', 'mailto:a@example.com', 'mailto:a@example.com'],
  ['/docs', '', ''],
])('under %j the path %s is written as %s', async (base, path, written) => {
  const { withBase } = await loadWith(base);
  expect(withBase(path)).toBe(written);
});

test.each([
  ['', '/api/run', '/api/run'],
  ['/docs', '/docs', '/'],
  ['/docs', '/docs/', '/'],
  ['/docs', '/docs/api/run', '/api/run'],
  ['/docs', '/docs/docs/x', '/docs/x'],
  ['/docs', '/docsx/api', '/docsx/api'],
  ['/docs', '/api/run', '/api/run'],
  ['/a/b', '/a/b/c', '/c'],
])('under %j the path %s of the address bar is %s of the site', async (base, path, own) => {
  const { withoutBase } = await loadWith(base);
  expect(withoutBase(path)).toBe(own);
});

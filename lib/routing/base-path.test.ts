import { expect, jest, test } from '@jest/globals';

/** The base path is read when the module is loaded. */
async function loadWith(base: string | undefined): Promise<typeof import('./base-path')> {
  if (base === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
  else process.env.NEXT_PUBLIC_BASE_PATH = base;
  jest.resetModules();
  return import('./base-path');
}

test.each([
  ['', '/api/run', '/api/run'],
  [undefined, '/api/run', '/api/run'],
  ['/docs', '/api/run?x#y', '/docs/api/run?x#y'],
  ['/docs', '#sandbox', '#sandbox'],
  ['/docs', 'https://example.com', 'https://example.com'],
  ['/docs', '//example.com/x', '//example.com/x'],
])('under %j the path %s is written as %s', async (base, path, written) => {
  const { withBase } = await loadWith(base);
  expect(withBase(path)).toBe(written);
});

test.each([
  ['', '/api/run', '/api/run'],
  ['/docs', '/docs', '/'],
  ['/docs', '/docs/api/run', '/api/run'],
  ['/docs', '/docs/docs/x', '/docs/x'],
  ['/docs', '/docsx/api', '/docsx/api'],
])('under %j the path %s of the address bar is %s of the site', async (base, path, route) => {
  const { withoutBase } = await loadWith(base);
  expect(withoutBase(path)).toBe(route);
});

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('query, hash and base path are kept', async () => {
  const { canonicalAddress } = await loadWith('/docs');
  expect(canonicalAddress(at('/docs', '?navbar=0', '#a'), '/')).toBe('/docs/?navbar=0#a');
});

test('an address that is right already stays', async () => {
  const { canonicalAddress } = await loadWith('');
  expect(canonicalAddress(at('/api/', '?q=1'), '/api/')).toBeUndefined();
  expect(canonicalAddress(at('/%E6%8C%87'), '/指')).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { canonicalAddress } from './canonical-address';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  ['/api/run.html', '/api/run', '/api/run'],
  ['/api/run/', '/api/run', '/api/run'],
  ['/api/index.html', '/api/', '/api/'],
  ['/api', '/api/', '/api/'],
  ['/index.html', '/', '/'],
])('%s becomes %s', (pathname, route, wanted) => {
  expect(canonicalAddress(at(pathname), route, '')).toBe(wanted);
});

test('query, hash and base path are kept', () => {
  expect(canonicalAddress(at('/docs', '?navbar=0', '#a'), '/', '/docs')).toBe('/docs/?navbar=0#a');
});

test('an address that is right already stays', () => {
  expect(canonicalAddress(at('/api/', '?q=1'), '/api/', '')).toBeUndefined();
  expect(canonicalAddress(at('/%E6%8C%87'), '/指', '')).toBeUndefined();
});

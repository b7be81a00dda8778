import { expect, test } from '@jest/globals';
import { reviewOf, withInstallScript, withoutHash } from './packages.mjs';

const LOCKED = {
  '': { version: '0.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/@b/win32': { version: '1.0.0' },
  'node_modules/a/node_modules/c': { version: '1.0.0', integrity: 'x', hasInstallScript: true },
};

test('packages without a hash, and those with an install script, are named', () => {
  expect(withoutHash(LOCKED)).toEqual(['@b/win32']);
  expect(withInstallScript(LOCKED)).toEqual(['c']);
});

const found = (severity: string) => ({
  severity,
  via: ['below', { title: 'Runs code', url: 'https://example.com/1' }],
});

test('a grave vulnerability is a fault, another one a hint', () => {
  const vulnerabilities = { a: found('critical'), b: found('high'), c: found('moderate') };
  const reasons = 'through below; Runs code (https://example.com/1)';
  expect(reviewOf(JSON.stringify({ vulnerabilities }))).toEqual({
    faults: [`a (critical): ${reasons}`, `b (high): ${reasons}`],
    hints: [`c (moderate): ${reasons}`],
  });
  expect(reviewOf('{"vulnerabilities":{}}')).toEqual({ faults: [], hints: [] });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
  ['{}', 'npm gives no list of vulnerabilities'],
  ['', 'npm answers nothing'],
])('where the registry does not answer, the review is skipped: %s', (text, skipped) => {
  expect(reviewOf(text)).toEqual({ skipped });
});

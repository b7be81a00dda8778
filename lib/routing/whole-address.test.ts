import { expect, test } from '@jest/globals';
import { wholeAddress } from './whole-address';

test.each([
  ['/api/run', 'https://example.com', 'https://example.com/api/run'],
  ['/api/run#options', 'https://example.com/', 'https://example.com/api/run#options'],
  ['/', 'https://example.com', 'https://example.com/'],
  ['/api/run', undefined, '/api/run'],
  ['https://example.org/a', 'https://example.com', 'https://example.org/a'],
  ['//example.org/a', 'https://example.com', '//example.org/a'],
  ['mailto:a@example.org', 'https://example.com', 'mailto:a@example.org'],
])('%s of the site %s is %s', (address, siteUrl, whole) => {
  expect(wholeAddress(address, siteUrl)).toBe(whole);
});

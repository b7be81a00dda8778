import { expect, test } from '@jest/globals';
import { isOtherSite } from './site-link';

test.each([
  ['/llms.txt', false],
  ['https://github.com/web-infra-dev/garfish', true],
  ['HTTP://old.example/', true],
  ['//cdn.example/x', true],
  ['mailto:someone@example.org', false],
])('%s leaves the site: %s', (href, leaves) => {
  expect(isOtherSite(href)).toBe(leaves);
});

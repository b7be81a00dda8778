import { expect, test } from '@jest/globals';
import { linkKind } from './site-link';

test.each([
  ['/', 'page'],
  ['/api/', 'page'],
  ['/api/run#options', 'page'],
  ['/api/run.html', 'page'],
  ['/1.x/api', 'page'],
  ['#options', 'hash'],
  ['/llms.txt', 'file'],
  ['/api/run.md?raw=1.0', 'file'],
  ['https://github.com/web-infra-dev/garfish', 'site'],
  ['//cdn.example/x', 'site'],
  ['mailto:someone@example.org', 'other'],
])('%s is a link of the kind "%s"', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

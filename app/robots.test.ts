import { expect, test } from '@jest/globals';
import robots from './robots';

test('search engines may read the whole site and find its sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://www.garfishjs.org/sitemap.xml',
  });
});

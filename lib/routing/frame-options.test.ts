import { expect, test } from '@jest/globals';
import { keepHidden, optionsHiddenBy } from './frame-options';

test.each([
  ['', []],
  ['?footer=0&x=1&navbar=0', ['navbar', 'footer']],
  ['?navbar=1&sidebar=&outline=false&footer=00', []],
  ['?globalUIComponents=0', ['globalUIComponents']],
  ['?%E0%A4%A=0&outline=0', ['outline']],
])('"%s" hides %j', (query, hidden) => {
  expect(optionsHiddenBy(query)).toEqual(hidden);
});

test.each([
  ['/api/run', '', '/api/run'],
  ['/api/run#a', 'navbar footer', '/api/run?navbar=0&footer=0#a'],
  ['/api/run?x=1#a', 'navbar', '/api/run?x=1&navbar=0#a'],
  ['/api/?', 'navbar', '/api/?navbar=0'],
  ['/api/run?navbar=1', 'navbar sidebar', '/api/run?navbar=1&sidebar=0'],
  ['/a#b#c', 'outline', '/a?outline=0#b#c'],
  ['/a?q=x?y', 'outline', '/a?q=x?y&outline=0'],
])('a link to "%s" where "%s" is hidden leads to "%s"', (href, hidden, kept) => {
  expect(keepHidden(href, hidden)).toBe(kept);
});

import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

/** Pages that have none of the words, so that words are rarer than in two pages. */
const OTHERS = Object.fromEntries(
  ['x', 'y', 'z'].map((name) => [`${name}.md`, `# Page ${name}\n\nAn unrelated text.`]),
);

/** The first link for a query, of two pages and the others. */
function first(query: string, a: string, b: string): string | undefined {
  const search = searchOf(pagesOf({ 'a.md': a, 'b.md': b, ...OTHERS }));
  return search(query).pages[0]?.suggestions[0]?.link;
}

test.each([
  ['in the title', 'sandbox', '# Text\n\nA sandbox.', '# Sandbox\n\nText.', '/b'],
  ['in a heading', 'sandbox', '# One\n\nA sandbox.', '# Two\n\n## Sandbox\n\nText.', '/b#sandbox'],
  ['in the path', 'b', '# One\n\nThe a.', '# Two\n\nText.', '/b'],
  ['together', 'quick start', '# One\n\nStart it, be quick.', '# Two\n\nA quick start.', '/b'],
  [
    'in one section',
    'cache route',
    '# One\n\nA cache.\n\n## C\n\nA route.',
    '# Two\n\nCache a route.',
    '/b',
  ],
  [
    'on a separate line',
    'basename',
    '# One\n\nThe basename.',
    '# Two\n\n| a |\n|-|\n| basename |',
    '/b',
  ],
  ['as the last part of a title', 'run', '# Never run\n\nText.', '# Garfish.run\n\nText.', '/b'],
  [
    'as all of a heading',
    'mount',
    '# One\n\n## Why is it not possible to mount\n',
    '# Two\n\n## Mount\n',
    '/b#mount',
  ],
  [
    'in the title and the heading',
    'run basename',
    '# One\n\nA basename, a run.',
    '# Run\n\n## Basename\n',
    '/b#basename',
  ],
  [
    'in front matter',
    'white page',
    '# One\n\nA page.',
    '---\ntitle: Two\nasked: [white page]\n---\n',
    '/b',
  ],
  ['with two letters swapped', 'sandobx', '# One\n\nText.', '# Sandbox\n\nText.', '/b'],
  ['with a letter missing', 'sanbox', '# One\n\nText.', '# Sandbox\n\nText.', '/b'],
  ['with two letters wrong', 'architectrue', '# One\n\nText.', '# Architecture\n\nText.', '/b'],
  ['as a synonym', 'child app', '# One\n\nText.', '# The sub-app\n\nText.', '/b'],
  [
    'of a page that is not ranked low',
    'cache',
    '---\ntitle: Cache\nsearch: low\n---\n',
    '# Cache\n',
    '/b',
  ],
  [
    'of a message about the same name',
    "reading 'map'",
    "# One\n\n## reading 'call'\n",
    '# Two\n\nreading map',
    '/b',
  ],
])('words count more %s', (_, query, a, b, link) => {
  expect(first(query, a, b)).toBe(link);
});

test('a word that no page has keeps no page away', () => {
  const search = searchOf(pagesOf({ 'a.md': '# Cache\n\nText.', ...OTHERS }));
  expect(search('cache unicorn').pages.map(({ routePath }) => routePath)).toEqual(['/a']);
});

test('pages that answer equally well keep their order', () => {
  const search = searchOf(pagesOf({ 'a.md': '# Same\n', 'b.md': '# Same\n' }));
  expect(search('same').pages.map(({ routePath }) => routePath)).toEqual(['/a', '/b']);
});

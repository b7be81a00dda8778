import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { hoverCards } from './hover-cards';

const API = `---
description: Runs.
---
# Garfish.run

Starts the apps. And more.

## Signature {#signature}

\`\`\`ts
function run(options: Options): void;
\`\`\`

## Options {#options}

| Option | Type | Default | Description |
| - | - | - | - |
| \`basename\` | \`string\` | \`/\` | The base. |

## Pitfalls {#pitfalls}

Call \`run\` once. Or not.
`;

const cardsOf = (files: Record<string, string>) => hoverCards(siteOf(files));

test('terms have cards with their meaning, code among it', () => {
  const cards = cardsOf({
    '_terms.json': '{ "/g#host": ["host"] }',
    'g.md': '# G\n\n## host\n\nThe app that calls `run`.\n',
    'a.md': '# A\n\n[The host](/g#host)\n',
  });
  expect(cards['/g#host']).toEqual({ title: 'host', text: 'The app that calls `run`.' });
});

test('a term may stand in a component', () => {
  const files = {
    '_terms.json': '{ "/g#host": ["host"] }',
    'g.mdx': '# G\n\n<Terms>\n\n## host\n\nThe app that owns the page.\n\n</Terms>\n',
    'a.md': '# A\n\n[The host](/g#host)\n',
  };
  const cards = hoverCards(siteOf(files));
  expect(cards['/g#host']).toEqual({ title: 'host', text: 'The app that owns the page.' });
});

test('only places that a page links to have cards', () => {
  expect(cardsOf({ 'api/run.md': API, 'a.md': '# A\n' })).toEqual({});
  const cards = cardsOf({ 'api/run.md': API, 'a.md': '# A\n\n[x](/api/run#pitfalls)\n' });
  expect(Object.keys(cards)).toEqual(['/api/run#pitfalls']);
});

test('a section says its first sentence below the title of its page', () => {
  const cards = cardsOf({ 'api/run.md': API, 'a.md': '# A\n\n[x](/api/run#pitfalls)\n' });
  expect(cards['/api/run#pitfalls']).toEqual({
    title: 'Garfish.run › Pitfalls',
    text: 'Call `run` once.',
  });
});

test('pages that tell of no API have none', () => {
  expect(cardsOf({ 'b.md': '# B\n\nText.\n', 'a.md': '# A\n\n[b](/b)\n' })).toEqual({});
});

import { expect, test } from '@jest/globals';
import { readFrontMatter } from './front-matter-block';
import { checkFrontmatter } from './frontmatter';

function check(...lines: string[]) {
  const source = ['---', ...lines, '---', ''].join('\n');
  return checkFrontmatter('content/a.md', readFrontMatter('content/a.md', source));
}

const told = (...lines: string[]) => check(...lines).problems.map(({ message }) => message);

test('a text of several lines is one line', () => {
  const { frontmatter } = check('title: |', '  Two', '  lines', 'description: "a\\n\\n b"');
  expect(frontmatter).toMatchObject({ title: 'Two lines', description: 'a b' });
});

test.each([
  ['{stars} stars', 'braces but for {version}, {size}, {day}, {tried}, {ran}.'],
  ['{version', 'braces but for'],
])('a fact that nobody measures is told: %s', (text, detail) => {
  const fact = `facts: [{ text: "${text}", link: / }]`;
  expect(told('pageType: home', `hero: { name: A, text: B, ${fact} }`)).toEqual([
    expect.stringContaining(detail),
  ]);
});

test.each(['bolt', 'rocket-2', '<svg>', 'Layers'])('no drawing has the name %s', (icon) => {
  const feature = `{ title: A, details: B, icon: "${icon}" }`;
  expect(told('pageType: home', 'hero: { name: A, text: B }', `features: [${feature}]`)).toEqual([
    expect.stringContaining('expected a sign such as an emoji, or one of blocks, box,'),
  ]);
});

test.each(['layers', '🚀', '👩‍💻', '①'])('a feature may have the icon %s', (icon) => {
  const feature = `{ title: A, details: B, icon: "${icon}" }`;
  expect(told('pageType: home', 'hero: { name: A, text: B }', `features: [${feature}]`)).toEqual(
    [],
  );
});

import { expect, test } from '@jest/globals';
import { sectionOf } from './markdown-section';

const PAGE = `# Title

Start.

## \`mount()\` [rejects](https://example.org)

One.

\`\`\`bash
# A comment
\`\`\`

### Details

Two.

## Signature

Three.

### Details

Four.
`;

test('a section ends at the next heading of its level, and has those below it', () => {
  expect(sectionOf(PAGE, 'mount() rejects')).toBe(
    PAGE.slice(PAGE.indexOf('## `mount'), PAGE.indexOf('\n## Signature')),
  );
  expect(sectionOf(PAGE, 'Signature')).toBe('## Signature\n\nThree.\n\n### Details\n\nFour.\n');
});

test('of two headings with one text each is found', () => {
  expect(sectionOf(PAGE, 'Details', 0)).toBe('### Details\n\nTwo.\n');
  expect(sectionOf(PAGE, 'Details', 1)).toBe('### Details\n\nFour.\n');
});

test('a comment in code is no heading, and what is not there is not found', () => {
  expect(sectionOf(PAGE, 'A comment')).toBeUndefined();
  expect(sectionOf(PAGE, 'Nowhere')).toBeUndefined();
});

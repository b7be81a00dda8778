import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function outlineOf(body: string, file = 'a.md') {
  return readMarkdown({ file, body });
}

test.each([
  ['## 🚀\n\n### …\n\n## ???', ['section', 'section-1', 'section-2']],
  ['## 🚀 🎉', ['section']],
  ['## 🚀\n\n## Section', ['section', 'section-1']],
  ['## ![A dog](/dog.svg)\n\n## A dog', ['a-dog', 'a-dog-1']],
  ['## ![A](/a.svg) ![B](/b.svg)', ['a-b']],
  ['## ![🚀](/dog.svg)', ['section']],
  ['##\n\n##\n\n## -1', ['-1-1']],
  ['## ![](/dog.svg)', []],
  ['##### …', ['section']],
])('the ids of %j are %j', (body, ids) => {
  expect(outlineOf(body).ids).toEqual(ids);
});

test('the name of a heading of pictures is their descriptions', () => {
  const { toc, content } = outlineOf('Text\n\n## ![A  dog](/dog.svg) ![A cat](/cat.svg)\n\nText');
  expect(toc).toEqual([{ text: 'A dog A cat', id: 'a-dog-a-cat', depth: 2, charIndex: 5 }]);
  expect(content).toBe('Text\nA dog A cat\nText');
});

test('the name of a heading with text is the text alone', () => {
  const { toc } = outlineOf('## Dogs ![A dog](/dog.svg)\n\n## B[^1]\n\n[^1]: Note');
  expect(toc.map(({ text }) => text)).toEqual(['Dogs', 'B']);
});

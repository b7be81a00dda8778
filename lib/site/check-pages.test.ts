import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

function told(front: string, body = ''): string[] {
  const { problems, warnings } = siteOf({ 'a.md': `---\ntitle: A\n${front}\n---\n${body}` });
  return [
    ...problems.map(({ line, message }) => `${line} ${message}`),
    ...warnings.map(({ line, message }) => `warning ${line} ${message}`),
  ];
}

test('questions without a heading are told', () => {
  const sentence = '3 "faq" says that the headings are questions, but the page has no heading.';
  expect(told('faq: true', 'Text')).toEqual([sentence]);
  expect(told('faq: true', '## Why?\n\nSo.')).toEqual([]);
  expect(told('faq: false', 'Text')).toEqual([]);
});

test('a page that readers cannot see is a warning, which a comment allows', () => {
  const sentence = 'warning 3 Readers who open this page are told that it does not exist.';
  expect(told('pageType: "404"')).toEqual([sentence]);
  expect(told('pageType: "404" # allow: shown in a test')).toEqual([sentence]);
  expect(told('# allow: shown in a test\npageType: "404"')).toEqual([]);
});

test.each(['Text', '# Heading', '## Heading'])('a text that no reader sees is told: %s', (body) => {
  expect(told('pageType: "404"', body)).toEqual([
    '3 The not-found page shows nothing of the text of this page.',
  ]);
});

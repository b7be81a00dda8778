import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const QUESTIONS = '{\n  "/a": ["a?"],\n  "/a#b": ["b?"],\n  "/gone": ["c?"]\n}';

const toldOf = (page: string) =>
  siteOf({ '_questions.json': QUESTIONS, 'a.md': page }).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

const GONE = 'content/_questions.json:4 The questions lead to "/gone", which does not exist.';

test('questions that lead nowhere are told', () => {
  expect(toldOf('# A\n\n## B\n')).toEqual([GONE]);
  expect(toldOf('# A\n')).toEqual([
    'content/_questions.json:3 The questions lead to "/a#b", which does not exist.',
    GONE,
  ]);
});

test('sections of a page that cannot be read are not said to be gone', () => {
  const told = toldOf('---\ntitle: a: b\n---\n\n# A\n');
  expect(told.filter((text) => text.includes('_questions'))).toEqual([GONE]);
});

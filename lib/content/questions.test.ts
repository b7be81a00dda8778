import { describe, expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const toldOf = (questions: string, page = '# A\n\n## B\n') =>
  siteOf({ '_questions.json': questions, 'a.md': page }).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('questions', () => {
  const questions = '{\n  "/a": ["a?"],\n  "/a#b": ["b?"],\n  "/gone": ["c?"]\n}';
  const gone = 'content/_questions.json:4 The file names "/gone", which does not exist.';

  test('without a page or section that answers them are told', () => {
    expect(toldOf(questions)).toEqual([gone]);
    expect(toldOf(questions, '# A\n')).toEqual([
      'content/_questions.json:3 The file names "/a#b", which does not exist.',
      gone,
    ]);
  });

  test('of a page that cannot be read are not said to be gone', () => {
    const told = toldOf(questions, '---\ntitle: a: b\n---\n\n# A\n');
    expect(told.filter((text) => text.includes('_questions.json'))).toEqual([gone]);
  });

  test('may have several answers', () => {
    expect(toldOf('{ "/a": ["host"], "/a#b": ["guard", "host"] }')).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const messagesOf = (questions: string, page = '# A\n\n## B\n') =>
  siteOf({ '_questions.json': questions, 'a.md': page }).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('questions', () => {
  const questions = '{\n  "/a": ["a?"],\n  "/a#b": ["b?"],\n  "/gone": ["c?"]\n}';
  const gone = 'content/_questions.json:4 The file names "/gone", which does not exist.';

  test('without a page or section that answers them are reported', () => {
    expect(messagesOf(questions)).toEqual([gone]);
    expect(messagesOf(questions, '# A\n')).toEqual([
      'content/_questions.json:3 The file names "/a#b", which does not exist.',
      gone,
    ]);
  });

  test('of a page that cannot be read are not reported as missing', () => {
    const messages = messagesOf(questions, '---\ntitle: a: b\n---\n\n# A\n');
    expect(messages.filter((text) => text.includes('_questions.json'))).toEqual([gone]);
  });
});

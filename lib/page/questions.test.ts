import { expect, test } from '@jest/globals';
import { readOne } from '../../tests/support/site-content';
import { questionsOf } from './questions';

/** The questions of a page with this text. */
function of(body: string) {
  return questionsOf(readOne('faq.md', `# FAQ\n\n${body}`).record);
}

test('headings that ask are questions, and the text up to the next heading answers', () => {
  expect(
    of('Intro.\n\n## Why `a`?\n\nBecause *b*.\n\n- c\n\n### How?\n\nSo.\n\n## d\n\ne'),
  ).toEqual([
    { question: 'Why a?', answer: 'Because b. c' },
    { question: 'How?', answer: 'So.' },
  ]);
});

test('a question without a text of its own is none', () => {
  expect(of('## What?\n\n### One\n\nText.')).toEqual([]);
});

test('a long answer ends with its last whole sentence, or with its last whole word', () => {
  const sentence = `${'word '.repeat(40).trim()}.`;
  expect(of(`## A?\n\n${sentence} ${sentence}`)).toEqual([{ question: 'A?', answer: sentence }]);
  expect(of(`## A?\n\n${'word '.repeat(80)}`)).toEqual([
    { question: 'A?', answer: `${'word '.repeat(59)}word …` },
  ]);
});

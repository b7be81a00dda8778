import { expect, test } from '@jest/globals';
import { type SearchRecord, sectionsOf } from './documents';
import type { MatchedWord } from './matches';
import type { Hit } from './ranking';
import { type QueryMatch, rowsOf } from './rows';

const RECORD: SearchRecord = {
  ...{ id: 0, routePath: '/a', title: 'Cache' },
  content: 'It keeps files. Files are kept in memory.\nKeep\n– – –\nOther. It keeps files!\nDrop\n',
  toc: [
    { text: 'Keep', id: 'keep', depth: 2, charIndex: 42 },
    { text: 'Drop', id: 'drop', depth: 2, charIndex: 76 },
  ],
};
const SECTIONS = sectionsOf([RECORD]);

const WORDS = new Map<string, MatchedWord>(
  ['files', 'memory'].map((word, concept) => [
    word,
    { concept, length: word.length, isTyped: true },
  ]),
);

const QUESTION: QueryMatch = {
  ...{ query: 'q', kind: 'question', required: [0, 1], words: WORDS },
  weights: [1, 1],
};

const BOTH = new Set([0, 1]);
const NONE = new Set<number>();

const hit = (section: Hit['section'], score: number, rest: Partial<Hit> = {}): Hit => ({
  ...{ section, score, concepts: BOTH, inHeading: NONE, inPath: NONE, ...rest },
});

/** Where the rows of a page lead, and of which kind they are. */
function rows(hits: Hit[], found: Partial<QueryMatch> = {}) {
  const score = Math.max(...hits.map((one) => one.score));
  const page = { page: 0, score, hits };
  return rowsOf(page, RECORD, SECTIONS, { ...QUESTION, ...found }).map(
    ({ type, link }) => `${type} ${link}`,
  );
}

/** The answer of a page, of which one section is the best. */
function answer(section: Hit['section'], found: Partial<QueryMatch> = {}) {
  const page = { page: 0, score: 1, hits: [hit(section, 1)] };
  return rowsOf(page, RECORD, SECTIONS, { ...QUESTION, kind: 'answered', ...found })[0];
}

test('the sections that answer best come first, in whatever way they show', () => {
  expect(rows([hit(1, 2), hit(2, 1)])).toEqual(['content /a#keep', 'header /a#drop']);
  expect(rows([hit(2, 3), hit(1, 2)])).toEqual(['header /a#drop', 'content /a#keep']);
});

test('a section that answers half as well as the best is the last to show', () => {
  expect(rows([hit(2, 2), hit(1, 1)])).toHaveLength(2);
  expect(rows([hit(2, 2), hit(1, 0.99)])).toEqual(['header /a#drop']);
});

test('an answer is the sentence that says most of the question', () => {
  expect(answer(0)).toMatchObject({
    ...{ type: 'content', isAnswer: true },
    statement: 'It keeps files. Files are kept in memory.',
  });
});

test('of sentences that say as much, the first answers; dashes alone and single words are none', () => {
  expect(answer(1)).toMatchObject({ statement: 'Other. It keeps files!' });
  expect(answer(1, { words: new Map() })).toMatchObject({ statement: 'Other. It keeps files!' });
});

test('words that say nothing make no sentence an answer', () => {
  expect(answer(0, { required: [0] })).toMatchObject({ statement: 'It keeps files.' });
});

test.each([
  ['Files', 'Memory holds what was read.'],
  ['the files: none', 'It is in memory.'],
  ['keep(files);', 'The files stay in place.'],
  ['export function keep(files: File[]) {', 'The files stay in place.'],
  ['内存 files', '它保存在 memory。'],
])('of "%s" and "%s", which hold one word each, the sentence answers', (fragment, sentence) => {
  const page = { page: 0, score: 1, hits: [hit(0, 1)] };
  const answerOf = (content: string) => {
    const record: SearchRecord = { id: 0, routePath: '/a', title: 'A', content, toc: [] };
    return rowsOf(page, record, sectionsOf([record]), { ...QUESTION, kind: 'answered' })[0];
  };
  expect(answerOf(`${fragment}\n${sentence}`)).toMatchObject({ statement: sentence });
  // Where there is no sentence, the fragment is all that answers.
  expect(answerOf(fragment)).toMatchObject({ statement: fragment });
});

test('only the best row is the answer, and what has no text answers nothing', () => {
  expect(answer(2)).not.toHaveProperty('isAnswer');
  const page = { page: 0, score: 2, hits: [hit(1, 2), hit(0, 1.9)] };
  const answersOf = (kind: QueryMatch['kind']) =>
    rowsOf(page, RECORD, SECTIONS, { ...QUESTION, kind }).map((row) => 'isAnswer' in row);
  expect(answersOf('answered')).toEqual([true, false]);
  expect(answersOf('question')).toEqual([false, false]);
});

test('an answer has up to 240 letters', () => {
  const content = `${'files and memory and '.repeat(11)}more files and so on`;
  const page = { page: 0, score: 1, hits: [hit(0, 1)] };
  const record: SearchRecord = { id: 0, routePath: '/a', title: 'A', content, toc: [] };
  const [row] = rowsOf(page, record, sectionsOf([record]), { ...QUESTION, kind: 'answered' });
  // The last space within 240 letters is the last but one of the text.
  expect(row).toMatchObject({ statement: `${content.slice(0, content.lastIndexOf(' ', 240))}…` });
});

test('the words of other searches lead to the sections in their order on the page', () => {
  const heads = { inHeading: BOTH, inPath: BOTH };
  const links = rows([hit(1, 1), hit(2, 2, heads), hit(0, 3)], { kind: 'words' });
  expect(links).toEqual(['header /a#drop', 'content /a#keep', 'content /a']);
});

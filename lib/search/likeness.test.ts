import { expect, test } from '@jest/globals';
import { askedQuestions } from '../../tests/support/search-index';
import { openLikeness } from './likeness';

const likenessOf = (questions: [document: number, stems: string][], said: string) => {
  const asked = questions.map(([document, stems]) => [document, stems.split(' ')] as const);
  return openLikeness(askedQuestions(asked))(new Set(said.split(' ')));
};

test('the same words are wholly alike, and no common word is not alike at all', () => {
  const found = likenessOf([[3, 'mount slow'], [5, 'cache']], 'mount slow'); // biome-ignore format: a row
  expect([...found.keys()]).toEqual([3]);
  expect(found.get(3)).toBeCloseTo(1, 10);
});

test('words count by how rare they are among the questions', () => {
  const found = likenessOf([[1, 'mount slow'], [2, 'mount cache']], 'mount slow'); // biome-ignore format: a row
  // Of two questions: both hold `mount`, one `slow`.
  const [common, rare] = [Math.log(1 + 2 / 2.5) ** 2, Math.log(1 + 2 / 1.5) ** 2];
  expect(found.get(1)).toBeCloseTo(1, 10);
  expect(found.get(2)).toBeCloseTo(common / (common + rare), 10);
});

test('a word that no question holds makes what is said less like all of them', () => {
  const [known, unknown] = [Math.log(1 + 1 / 1.5) ** 2, Math.log(1 + 1 / 0.5) ** 2];
  const found = likenessOf([[1, 'mount']], 'mount sourdough');
  expect(found.get(1)).toBeCloseTo(Math.sqrt(known / (known + unknown)), 10);
});

test.each([
  [
    'first',
    [
      [1, 'slow mount'],
      [1, 'slow'],
    ],
  ],
  [
    'last',
    [
      [1, 'slow'],
      [1, 'slow mount'],
    ],
  ],
] as [string, [number, string][]][])(
  'of several questions of a document, the most similar counts: the %s',
  (_, asked) => {
    expect(likenessOf(asked, 'slow mount').get(1)).toBeCloseTo(1, 10);
  },
);

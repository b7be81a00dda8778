import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Mark, marksIn, snippetOf } from '../../lib/search/snippet';
import { compose, normalize, tokenize, tokensOf } from '../../lib/search/tokenize';
import { CASES } from '../support/cases';

const piece = fc.oneof(
  fc.constantFrom(
    ' ',
    '\n',
    '. ',
    'sub-app',
    'loadApp',
    '沙箱',
    '使用',
    '샌드박스',
    'ｶﾞ',
    'ﬁ',
    'İ',
    '👩‍👧',
  ),
  fc.stringMatching(/^[a-zà-ÿ]{1,12}$/),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' '));

/** Marks of some words of the text, as a query would ask for them. */
function marking(typed: string, every: number): (line: string) => Mark[] {
  const words = tokenize(typed).filter((_, index) => index % every === 0);
  const found = words.map((word, concept) => {
    const normal = normalize(word);
    return [normal, { length: normal.length, concept, isTyped: true }] as const;
  });
  return (line) => marksIn(line, new Map(found));
}

test('each word of a text is where its place says', () => {
  const isThere = (typed: string) => {
    const composed = compose(typed);
    for (const token of tokensOf(composed)) {
      expect(token.text).not.toBe('');
      expect(composed.slice(token.start, token.start + token.text.length)).toBe(token.text);
    }
  };
  fc.assert(fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), isThere), CASES);
});

test('marks are in the text, in order, and none is on top of another', () => {
  const areApart = (typed: string, every: number) => {
    let last = 0;
    for (const { start, end, wordEnd } of marking(typed, every)(typed)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(wordEnd).toBeGreaterThanOrEqual(end);
      expect(wordEnd).toBeLessThanOrEqual(typed.length);
      last = end;
    }
  };
  fc.assert(fc.property(text, fc.integer({ min: 1, max: 5 }), areApart), CASES);
});

test('a snippet is a short piece of the text that cuts no character, and marks what it shows', () => {
  const isPiece = (typed: string, every: number) => {
    const { text: shown, marks } = snippetOf(typed, marking(typed, every));
    expect(shown.length).toBeLessThanOrEqual(102);
    expect(shown).not.toMatch(/\p{Surrogate}/u);
    // A dot may be between two blocks of the text.
    const joined = (words: string) => words.replaceAll('·', ' ').replace(/\s+/g, ' ').trim();
    const flat = joined(typed);
    expect(flat.includes(joined(shown.replace(/^…|…$/g, ''))) || flat.includes(joined(shown))).toBe(
      true,
    );
    let last = 0;
    for (const { start, end } of marks) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(shown.length);
      last = end;
    }
  };
  const wellFormed = text.filter((typed) => !/\p{Surrogate}/u.test(typed));
  fc.assert(fc.property(wellFormed, fc.integer({ min: 1, max: 5 }), isPiece), CASES);
});

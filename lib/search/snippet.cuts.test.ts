import { expect, test } from '@jest/globals';
import { type Mark, snippetOf } from './snippet';

/** Marks each word of a text that is given, the words of a concept being parted by strokes. */
const marking =
  (...concepts: string[]) =>
  (line: string): Mark[] =>
    concepts
      .flatMap((words, concept) =>
        [...line.matchAll(new RegExp(`(?:${words})`, 'g'))].map(({ 0: word, index: start }) => {
          const end = start + word.length;
          return { concept, start, end, wordEnd: end };
        }),
      )
      .sort((a, b) => a.start - b.start);

const snippet = (text: string, ...concepts: string[]) => snippetOf(text, marking(...concepts)).text;

const word = (letter: string, length: number) => letter.repeat(length);
const FILLER = 'one two three four five six seven eight nine ten '.repeat(10);

test('a word that begins thirty letters before the first mark is the first to show', () => {
  const before = (length: number) => `${word('w', 150)} ${word('v', length)} ${word('u', 10)}`;
  expect(snippet(`${before(17)} sandbox`, 'sandbox')).toBe(
    `…${word('v', 17)} ${word('u', 10)} sandbox`,
  );
  expect(snippet(`${before(18)} sandbox`, 'sandbox')).toBe(`…${word('u', 10)} sandbox`);
});

test('blocks that end with a full stop need no sign between them', () => {
  expect(snippet('One.\nTwo\nThree')).toBe('One. Two · Three');
});

test('words that fill a hundred letters are shown together, one letter more is too much', () => {
  const text = (length: number) => `sandbox ${word('x', length)} options ${FILLER}`;
  expect(snippet(text(84), 'sandbox', 'options')).toBe(`sandbox ${word('x', 84)} options…`);
  expect(snippet(text(85), 'sandbox', 'options')).toBe(`sandbox ${word('x', 85)}…`);
});

test('of places that say as much, the first is shown, however long its word is', () => {
  const shown = snippet(`A sandboxes is. ${FILLER}\nThe sandbox. ${FILLER}`, 'sandboxes|sandbox');
  expect(shown).toMatch(/^A sandboxes is\. one/);
});

test('a place with more of the words stays the best, though others are shorter', () => {
  const shown = snippet(
    `The sandbox has options. ${FILLER}\nA sandbox. ${FILLER}`,
    'sandbox',
    'options',
  );
  expect(shown).toMatch(/^The sandbox has options\. one/);
});

test('what is left of a text is shown up to its end', () => {
  const last = (length: number) => `sandbox ${word('x', length)}`;
  expect(snippet(`${FILLER}\n${last(92)}`, 'sandbox')).toBe(last(92));
  expect(snippet(`${FILLER}\n${last(90)}`, 'sandbox')).toBe(last(90));
  expect(snippet(`${FILLER}\n${last(93)}`, 'sandbox')).toBe('sandbox…');
});

test('a long word behind what is marked is left out, or cut if something of it is marked', () => {
  expect(snippet(`sandbox ${word('x', 200)}`, 'sandbox')).toBe('sandbox…');
  expect(snippet(`sandbox options-${word('x', 200)}`, 'sandbox', 'options')).toBe(
    `sandbox options-${word('x', 84)}…`,
  );
});

test('what only touches the ends of a snippet is not marked', () => {
  const { marks } = snippetOf(`沙箱${word('中', 98)}沙箱${word('中', 200)}`, marking('沙箱'));
  expect(marks).toEqual([{ start: 0, end: 2 }]);
  const text = `${word('中', 150)}沙箱${word('中', 30)}沙箱隔离${word('中', 150)}`;
  const best = snippetOf(text, marking('沙箱', '隔离'));
  expect(best.text).toMatch(/^…中{30}沙箱隔离中+…$/);
  expect(best.marks).toEqual([
    { start: 31, end: 33 },
    { start: 33, end: 35 },
  ]);
});

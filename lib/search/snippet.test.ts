import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { type Mark, snippetOf } from './snippet';

/** Marks each given word; each is a concept of its own. */
function marking(...words: string[]): (line: string) => Mark[] {
  return (line) =>
    words
      .flatMap((word, concept) =>
        [...line.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
          start: index,
          end: index + word.length,
          wordEnd: index + line.slice(index).search(/[^a-z]|$/),
          concept,
        })),
      )
      .sort((a, b) => a.start - b.start);
}

function snippet(text: string, ...words: string[]) {
  const { text: shown, marks } = snippetOf(text, marking(...words));
  expect(shown.length).toBeLessThanOrEqual(102);
  expect(shown).not.toMatch(/\p{Surrogate}/u);
  expect(shown).not.toMatch(/\n|^\s|\s$/);
  return { shown, marked: marks.map(({ start, end }) => shown.slice(start, end)) };
}

const FILLER = 'one two three four five six seven eight nine ten '.repeat(20);

test.each([
  ['The sandbox.', 'The sandbox.'],
  ['\nThe\n\n  sandbox \n is\there.\n', 'The · sandbox · is here.'],
  ['', ''],
])('a short text is shown as it is: %j', (text, shown) => {
  expect(snippet(text, 'sandbox').shown).toBe(shown);
});

test('a long text is cut between words on both sides of what is marked', () => {
  const { shown, marked } = snippet(`${FILLER}sandbox ${FILLER}`, 'sandbox');
  expect(shown).toMatch(/^…\w+ .* sandbox .* \w+…$/);
  expect(marked).toEqual(['sandbox']);
  expect(FILLER.split(' ')).toEqual(
    expect.arrayContaining(shown.slice(1, -1).split(' ').slice(0, 1)),
  );
});

test('it begins at the beginning of the paragraph when what is marked is near', () => {
  const { shown } = snippet(`Other text.\nHere the sandbox is. ${FILLER}`, 'sandbox');
  expect(shown).toMatch(/^Here the sandbox is\. one .*…$/);
});

test('no ellipsis stands where a paragraph ends', () => {
  const end = `The last words of this paragraph about the sandbox are here.`;
  const { shown } = snippet(`${FILLER}${end}\nNext. ${FILLER}`, 'sandbox');
  expect(shown).toMatch(/^….*$/);
  const cells = ['domGetter', 'a detached div', 'Where to mount', 'x'.repeat(69), 'next'];
  expect(snippet(cells.join('\n'), 'domGetter').shown).toBe(
    'domGetter · a detached div · Where to mount',
  );
});

test('of several places the one with most words is shown, and these closest to each other', () => {
  const text = `sandbox ${FILLER} sandbox one two options ${FILLER} the sandbox options ${FILLER}`;
  const { shown, marked } = snippet(text, 'sandbox', 'options');
  expect(shown).toContain('the sandbox options');
  expect(marked).toEqual(['sandbox', 'options']);
});

test('the first place is shown when all are alike', () => {
  const { shown } = snippet(`The sandbox is first. ${FILLER} sandbox ${FILLER}`, 'sandbox');
  expect(shown).toMatch(/^The sandbox is first\./);
});

test('without a mark it shows the beginning', () => {
  expect(snippet(FILLER).shown).toMatch(/^one two .*…$/);
});

test.each([
  ['emoji', '👍'.repeat(200), '👍沙箱', '沙箱'],
  ['families', '👨‍👩‍👧'.repeat(40), '沙箱', '沙箱'],
  ['combined letters', 'e\u0301'.repeat(200), '沙箱', '沙箱'],
  ['Chinese', '微前端框架应用'.repeat(40), '沙箱', '沙箱'],
  ['one long word', 'x'.repeat(500), ' sandbox ', 'sandbox'],
])('a text of %s without spaces is cut between letters', (_, filler, middle, word) => {
  const { shown, marked } = snippet(filler + middle + filler, word);
  expect(shown).toContain(word);
  expect(marked).toEqual([word]);
  const letters = [...new Intl.Segmenter('und').segment(filler + middle + filler)];
  const known = new Set(letters.map(({ segment }) => segment));
  const inner = [...new Intl.Segmenter('und').segment(shown.replaceAll('…', ''))];
  expect(inner.filter(({ segment }) => !known.has(segment))).toEqual([]);
});

test('a marked word that is longer than a snippet is cut, too', () => {
  const { shown, marked } = snippet(`a ${'x'.repeat(300)} b`, 'x'.repeat(300));
  expect(marked).toHaveLength(1);
  expect(shown).toContain('x'.repeat(50));
});

test('a text of many marks is cut at once', () => {
  const start = process.cpuUsage();
  snippet('a b '.repeat(5000), 'a', 'b');
  expect(cpuSince(start)).toBeLessThan(1000);
});

test('two words that do not fit together are not cut to fit', () => {
  const { shown, marked } = snippet(
    `sandbox ${'x'.repeat(85)} options ${FILLER}`,
    'sandbox',
    'options',
  );
  expect(marked).toEqual(['sandbox']);
  expect(shown).toBe(`sandbox ${'x'.repeat(85)}…`);
});

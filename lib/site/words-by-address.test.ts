import { describe, expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const WORDS = '{\n  "/a": ["a?"],\n  "/a#b": ["b?"],\n  "/gone": ["c?"]\n}';

describe.each(['_questions.json', '_terms.json'])('%s', (name) => {
  const toldOf = (page: string) =>
    siteOf({ [name]: WORDS, 'a.md': page }).problems.map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
  const gone = `content/${name}:4 The file names "/gone", which does not exist.`;

  test('words that lead nowhere are told', () => {
    expect(toldOf('# A\n\n## B\n')).toEqual([gone]);
    expect(toldOf('# A\n')).toEqual([
      `content/${name}:3 The file names "/a#b", which does not exist.`,
      gone,
    ]);
  });

  test('sections of a page that cannot be read are not said to be gone', () => {
    const told = toldOf('---\ntitle: a: b\n---\n\n# A\n');
    expect(told.filter((text) => text.includes(name))).toEqual([gone]);
  });
});

test('questions, and no terms, may stand where nothing answers them', () => {
  const toldOf = (name: string) =>
    siteOf({ [name]: '{\n"none": ["a"]\n}' }).problems.map(
      ({ line, message }) => `${line} ${message}`,
    );
  expect(toldOf('_questions.json')).toEqual([]);
  expect(toldOf('_terms.json')).toEqual([
    '2 Invalid "none": expected a page or section, such as "/api/run#props".',
  ]);
});

test('a question that nothing answers has no answer in the file or in front matter', () => {
  const questions = '{\n"/a": ["a?"],\n"none": [\n"A?",\n"b",\n"c",\n"d"\n]}';
  const page = '---\ntitle: A\nasked: [b]\naskedAt: { x: [c] }\n---\n\n## X\n\ntext';
  const { problems } = siteOf({ '_questions.json': questions, 'a.md': page });
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 "A?" stands below "none", but "/a" answers it.',
    '5 "b" stands below "none", but "/a" answers it.',
    '6 "c" stands below "none", but "/a#x" answers it.',
  ]);
});

test('a term stands once, a question may be answered by several sections', () => {
  const doubled = '{\n  "/a": ["host"],\n  "/a#b": ["guard", "host"]\n}';
  const toldOf = (name: string) =>
    siteOf({ [name]: doubled, 'a.md': '# A\n\n## B\n' }).problems.map(
      ({ line, message }) => `${line} ${message}`,
    );
  expect(toldOf('_terms.json')).toEqual([
    '3 Invalid "/a#b.1": must stand once: "host" is already a term of "/a".',
  ]);
  expect(toldOf('_questions.json')).toEqual([]);
});

test('a version is not given to a page or section that does not exist', () => {
  const places = '{\n"/a": {},\n"/a#b": {},\n"/gone": {"x": "1.2.0"}}';
  const text = `{"source": "Tags", "first": "1.0.0", "places": ${places}}`;
  const { problems, since } = siteOf({ '_since.json': text, 'a.md': '# A\n\n## B\n' });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/_since.json',
      line: 4,
      message: 'The file names "/gone", which does not exist.',
    }),
  ]);
  expect(since?.places['/gone']).toEqual({ x: '1.2.0' });
});

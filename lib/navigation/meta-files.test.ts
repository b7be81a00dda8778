import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const RECORD = {
  source: 'The tags',
  first: '1.0.0',
  names: { run: '1.2.0', off: null },
  places: { '/api/#options': { '*': '1.3.0' } },
};

/** A site whose file holds this text. */
const siteWith = (text: string) =>
  siteOf({ 'api/index.md': '# A\n\n## Options', '_since.json': text });

test('the file is read, and a site without it has no record', () => {
  const { since, problems } = siteWith(JSON.stringify(RECORD));
  expect(problems).toEqual([]);
  expect(since).toEqual(RECORD);
  expect(siteOf({ 'a.md': '# A' }).since).toBeUndefined();
});

test.each([
  ['an empty file', '', 'not valid JSON'],
  ['an unknown key', JSON.stringify({ ...RECORD, nmes: {} }), 'Unknown field "nmes".'],
  [
    'a version with two numbers',
    JSON.stringify({ ...RECORD, names: { run: '1.2' } }),
    'Invalid "names.run": expected a version such as "1.19.2".',
  ],
  [
    'a version with a letter',
    JSON.stringify({ ...RECORD, first: 'v1.0.0' }),
    'Invalid "first": expected a version such as "1.19.2".',
  ],
  [
    'a version that is a number',
    JSON.stringify({ ...RECORD, names: { run: 1 } }),
    'Invalid "names.run": expected a string.',
  ],
  [
    'a place that is no path',
    JSON.stringify({ ...RECORD, places: { loader: {} } }),
    'Invalid "places.loader": expected a page or section, such as "/api/run".',
  ],
  ['no source', JSON.stringify({ first: '1.0.0' }), 'Invalid "source": this field is required.'],
])('%s is reported with the file', (_, text, message) => {
  const { since, problems } = siteWith(text);
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/_since.json',
      line: 1,
      message: expect.stringContaining(message),
      fix: expect.stringMatching(/\w/),
    }),
  ]);
  expect(since).toBeUndefined();
});

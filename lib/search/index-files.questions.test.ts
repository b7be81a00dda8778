import { expect, test } from '@jest/globals';
import { PLAIN, recordsOf } from '../../tests/support/site-content';
import { unpackQuestions } from './asked-questions';
import { indexFiles } from './index-files';

const PAGES = recordsOf({ 'a.md': '# A\n\nText.\n\n## B\n\nMore.' });

/** The files of one language, without their hashes. */
function filesOf(versioned: boolean) {
  const questions = { '/a': ['slow mount'], '/a#b': ['dark page'], '/gone': ['lost'] };
  return indexFiles(PAGES, PLAIN, { versioned, questions }).map(({ name, json }) => ({
    name: name.replace(/\.[\da-f]{8}/g, ''),
    json,
  }));
}

test('what readers have asked is kept by the page and the section that answers it', () => {
  const asked = filesOf(false).find(({ name }) => name.startsWith('search_index_questions'));
  const { documents, holding } = unpackQuestions(JSON.parse(asked?.json ?? ''));
  expect(documents).toEqual([1, 2]);
  expect([...holding.values()].flat().sort()).toEqual([0, 0, 1, 1]);
});

test('a single version is named by no file, though versions have files of their own', () => {
  expect(filesOf(true).map(({ name }) => name)).toEqual(filesOf(false).map(({ name }) => name));
});

import { expect, test } from '@jest/globals';
import { editLink } from './edit-link';

const FOLDER = 'https://example.com/tree/main/docs';

test.each([
  [FOLDER, 'api/run.md', `${FOLDER}/api/run.md`],
  [`${FOLDER}/`, 'api/run.md', `${FOLDER}/api/run.md`],
  [`${FOLDER}//`, 'index.mdx', `${FOLDER}/index.mdx`],
  [FOLDER, 'zh/api/__meta__.md', `${FOLDER}/zh/api/__meta__.md`],
  [FOLDER, 'a b/c#d?e%.md', `${FOLDER}/a%20b/c%23d%3Fe%25.md`],
])('in %s the source of %s is %s', (docRepoBaseUrl, relativePath, url) => {
  expect(editLink({ relativePath }, { docRepoBaseUrl, text: 'Edit' })).toEqual({
    url,
    text: 'Edit',
  });
});

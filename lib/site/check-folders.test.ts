import { expect, test } from '@jest/globals';
import { PLAIN, TWO_LANGUAGES } from '../../tests/support/site-content';
import { checkFolders } from './check-routes';

const BOTH = { ...TWO_LANGUAGES, defaultVersion: '2.x', versions: ['2.x', '1.x'] };

function told(scopes: typeof BOTH, ...files: string[]): string[] {
  const found = checkFolders(new Map(files.map((file) => [file, ''])), scopes);
  return found.map(({ file, fix }) => `${file} ${fix}`);
}

test.each([
  ['en/a.md', 'Move its files to content/.'],
  ['2.x/guide/a.md', 'Move its files to content/.'],
  ['2.x/en/a.md', 'Move its files to content/.'],
  ['2.x/zh/a.md', 'Move its files to content/zh/.'],
  ['1.x/en/a.md', 'Move its files to content/1.x/.'],
  ['zh/1.x/a.md', 'Move its files to content/1.x/zh/.'],
  ['zh/2.x/a.md', 'Move its files to content/zh/.'],
  ['ZH/a.md', 'Move its files to content/zh/.'],
  ['1.X/zh/a.md', 'Move its files to content/1.x/zh/.'],
  ['EN/guide/zh-tw/a.md', 'Move its files to content/.'],
])('the folder of %s is told: %s', (file, fix) => {
  expect(told(BOTH, file)).toEqual([`content/${file} ${fix}`]);
});

test('a folder is told once, and those of other names are fine', () => {
  const files = ['a.md', 'zh/a.md', '1.x/a.md', '1.x/zh/a.md', 'guide/en/a.md', '1.x/zh/en/a.md'];
  expect(told(BOTH, ...files, 'en/a.md', 'en/b.md', 'en/_meta.json')).toHaveLength(1);
});

test('a site of one language and one version may name its folders as it likes', () => {
  expect(told(PLAIN as typeof BOTH, 'en/a.md', '2.x/a.md')).toEqual([]);
});

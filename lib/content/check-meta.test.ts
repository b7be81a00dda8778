import { expect, test } from '@jest/globals';
import { treeOf } from '../../tests/support/site-content';
import { buildSidebars } from './build-sidebars';
import { checkEntries, checkUnlisted } from './check-meta';
import type { SectionTree } from './folders';

function messages(files: readonly string[], meta: Record<string, unknown>): string[] {
  const tree = treeOf(files, meta);
  return checkEntries(tree).map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
  );
}

function unlisted(tree: SectionTree): string[] {
  const sidebars = buildSidebars(tree, '', (link) => link);
  return checkUnlisted(tree, sidebars).map(({ file, fix }) => `${file}: ${fix}`);
}

test('lists that name what is there are right', () => {
  const meta = {
    guide: [{ text: 'A' }, 'a', 'demo/', 'demo/vue'],
    'guide/demo': ['react', '../concept/cache'],
  };
  const files = [
    'guide/a.md',
    'guide/demo/vue.md',
    'guide/demo/react.md',
    'guide/concept/cache.md',
  ];
  expect(messages(files, meta)).toEqual([]);
});

test('an entry that names nothing is reported with the nearest name', () => {
  expect(messages(['guide/start.md', 'guide/demo/vue.md'], { guide: ['strat', 'other'] })).toEqual([
    'content/guide/_meta.json:2 There is no page or folder "strat" here. Write "start".',
    'content/guide/_meta.json:3 There is no page or folder "other" here. ' +
      'Create other.md, or remove the entry. The name of a folder ends with "/".',
  ]);
  expect(messages(['guide/aPage.md'], { guide: ['aPage.md', 'apage'] })).toEqual([
    expect.stringContaining('Write "aPage".'),
    expect.stringContaining('Write "aPage".'),
  ]);
  expect(messages(['guide/demo/vue.md'], { guide: ['dmeo/', 'other/'] })).toEqual([
    'content/guide/_meta.json:2 There is no page or folder "dmeo/" here. Write "demo/".',
    expect.stringContaining('Create a page in other/, or remove the entry.'),
  ]);
});

test.each([
  ['a folder listed like a page', 'demo', 'demo/'],
  ['a page listed like a folder', 'start/', 'start'],
])('for %s the right name is told', (_, name, right) => {
  expect(messages(['guide/start.md', 'guide/demo/vue.md'], { guide: [name] })).toEqual([
    `content/guide/_meta.json:2 There is no page or folder "${name}" here. Write "${right}".`,
  ]);
});

test('an entry that appears twice is reported the second time', () => {
  const meta = {
    guide: ['a', 'demo/', './a', 'demo/'],
    'guide/demo': ['vue', '../a'],
  };
  expect(messages(['guide/a.md', 'guide/demo/vue.md'], meta)).toEqual([
    'content/guide/_meta.json:4 "./a" appears twice. Remove one of the two.',
    'content/guide/_meta.json:5 "demo/" appears twice. Remove one of the two.',
    'content/guide/demo/_meta.json:3 "../a" appears twice. Remove one of the two.',
  ]);
});

test('a page and a folder of one name may both be listed', () => {
  const guide = ['demo', 'demo/'];
  expect(messages(['guide/demo.md', 'guide/demo/vue.md'], { guide })).toEqual([]);
});

test('a folder that lists the folder around it is reported', () => {
  expect(messages(['guide/demo/vue.md'], { 'guide/demo': ['vue', '../'] })).toHaveLength(1);
});

test('a page that no list names is reported, with the list it belongs to', () => {
  const files = ['guide/a.md', 'guide/b.md', 'guide/demo/vue.md', 'guide/demo/deep/x.md'];
  const meta = { guide: ['a', 'demo/'], 'guide/demo': ['vue'] };
  expect(unlisted(treeOf(files, meta))).toEqual([
    'content/guide/b.md: Add "b" to content/guide/_meta.json.',
    'content/guide/demo/deep/x.md: Add "deep/x" to content/guide/demo/_meta.json.',
  ]);
});

test('a page that another folder lists is not missing', () => {
  const files = ['guide/API/loadApp.md', 'guide/advance/plugins.md'];
  const meta = {
    guide: ['advance/'],
    'guide/advance': ['plugins', '../API/loadApp'],
  };
  expect(unlisted(treeOf(files, meta))).toEqual([]);
});

test('pages at the root, index pages of groups and pages without any list are not missing', () => {
  const files = ['index.md', 'hello.md', 'guide/demo/index.md', 'guide/demo/vue.md', 'blog/a.md'];
  expect(unlisted(treeOf(files, { guide: ['demo/'] }))).toEqual([]);
});

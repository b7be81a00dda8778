import { expect, test } from '@jest/globals';
import { pagesOf, treeOf, treeOfPages } from '../../tests/support/site-content';
import { entriesOf, isListed, joinKey } from './folders';

test.each([
  ['guide', 'a', 'guide/a'],
  ['guide', './a', 'guide/a'],
  ['guide', 'demo/vue', 'guide/demo/vue'],
  ['guide/demo', '../concept/cache', 'guide/concept/cache'],
  ['guide/advance', '../API/loadApp', 'guide/API/loadApp'],
  ['guide', '../hello', 'hello'],
  ['guide', '../../../hello', 'hello'],
])('in %s the name %s means %s', (folder, name, key) => {
  expect(joinKey(folder, name)).toBe(key);
});

test('a folder with a list has the entries of the list', () => {
  const tree = treeOf(['guide/a.md', 'guide/b.md'], { guide: ['b'] });
  const folder = tree.folders.get('guide') ?? { path: '' };
  expect(entriesOf(folder, tree)).toEqual([{ type: 'file', name: 'b' }]);
});

test('a folder without a list has all it holds, its index page first, then by name', () => {
  const tree = treeOf([
    'guide/b.md',
    'guide/a/x.md',
    'guide/index.md',
    'guide/C.md',
    'guide/a/deep/y.md',
    'guides/z.md',
  ]);
  expect(entriesOf({ path: 'guide' }, tree)).toEqual([
    { type: 'file', name: 'index' },
    { type: 'file', name: 'C' },
    { type: 'dir', name: 'a', collapsible: true, collapsed: false },
    { type: 'file', name: 'b' },
  ]);
});

test('without a list, order comes before name', () => {
  const tree = treeOfPages(
    pagesOf({
      'guide/a.md': '# A',
      'guide/b.md': '---\norder: 2\n---\n# B',
      'guide/c.md': '---\norder: 10\n---\n# C',
      'guide/d/index.md': '---\norder: 1\ncollapsed: true\n---\n# D',
      'guide/e.md': '---\norder: -5\n---\n# E',
      'guide/index.md': '# Index',
    }),
  );
  expect(entriesOf({ path: 'guide' }, tree)).toEqual([
    { type: 'file', name: 'e' },
    { type: 'file', name: 'index' },
    { type: 'dir', name: 'd', collapsible: true, collapsed: true },
    { type: 'file', name: 'b' },
    { type: 'file', name: 'c' },
    { type: 'file', name: 'a' },
  ]);
});

test('the order of the files does not matter', () => {
  const files = ['guide/b.md', 'guide/a.md', 'guide/index.md', 'guide/c/x.md', 'guide/c.md'];
  const forward = treeOf(files);
  const backward = treeOf(files.toReversed());
  expect(entriesOf({ path: 'guide' }, forward)).toEqual(entriesOf({ path: 'guide' }, backward));
});

test('landing pages are in no list', () => {
  const landing = '---\ntitle: API\nlanding: true\n---\n';
  const records = pagesOf({ 'api/__meta__.md': landing, 'api/run.md': '# Run' });
  expect(records.map(isListed)).toEqual([false, true]);
  expect(entriesOf({ path: 'api' }, treeOfPages(records))).toEqual([{ type: 'file', name: 'run' }]);
});

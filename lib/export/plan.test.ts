import { expect, test } from '@jest/globals';
import { planExport } from './plan';

test('lays every page into the folder of the same name', () => {
  const { copies, pages } = planExport(['api.html', 'api.txt', 'api/run.html', 'api/run.txt']);
  expect(copies).toEqual([
    { from: 'api.html', to: 'api/index.html' },
    { from: 'api/run.html', to: 'api/run/index.html' },
  ]);
  expect(pages).toEqual(['api.html', 'api/run.html']);
});

test('leaves the home page, the not-found page and other files alone', () => {
  const paths = ['index.html', 'index.txt', '404.html', 'llms.txt'];
  expect(planExport(paths).copies).toEqual([]);
});

test('a home page that has no payload names the contract with Next', () => {
  expect(() => planExport(['index.html', '404.html'])).toThrow('Next has changed');
});

test('a page of public/ is no page of Next', () => {
  const { pages, copies } = planExport(['index.html', 'index.txt', '404.html', 'own.html']);
  expect([pages, copies]).toEqual([['index.html', '404.html'], []]);
});

test('removes what is only for the client of Next', () => {
  const left = ['index.html', '404.html', 'llms.txt', '_next/static/chunks/a.css', '_next/b.png'];
  const ofNext = [
    'index.txt',
    '__next._tree.txt',
    'api/run/__next.$oc$path.txt',
    '_not-found.html',
    '_not-found',
    '_next/static/chunks/a.js',
    '_next/static/media/worker.1vp.ts',
    '_next/static/1Id/_buildManifest.js',
  ];
  const paths = [...left, ...ofNext, '_not-found/__next._tree.txt', 'api/run.html'];
  expect(planExport(paths.filter((path) => path !== '_not-found')).removals.sort()).toEqual(
    ofNext.sort(),
  );
});

test('moves the Markdown of each page beside the page', () => {
  const plan = planExport(['api.html', 'markdown-files/api/index.md', 'markdown-files/index.md']);
  expect(plan.moves).toEqual([
    { from: 'markdown-files/api/index.md', to: 'api/index.md' },
    { from: 'markdown-files/index.md', to: 'index.md' },
  ]);
  expect(plan.removals).toEqual(['markdown-files']);
});

test('moves what programs read to the root of the site and of each language', () => {
  const plan = planExport(['output-files/llms.txt', 'output-files/zh/llms.txt']);
  expect(plan.moves).toEqual([
    { from: 'output-files/llms.txt', to: 'llms.txt' },
    { from: 'output-files/zh/llms.txt', to: 'zh/llms.txt' },
  ]);
  expect(plan.removals).toEqual(['output-files']);
});

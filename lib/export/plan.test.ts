import { expect, test } from '@jest/globals';
import { planExport } from './plan.mjs';

test('lays every page and its payload into the folder of the same name', () => {
  const { copies } = planExport(['api.html', 'api.txt', 'api/run.html', 'api/run.txt']);
  expect(copies).toEqual([
    { from: 'api.html', to: 'api/index.html' },
    { from: 'api.txt', to: 'api/index.txt' },
    { from: 'api/run.html', to: 'api/run/index.html' },
    { from: 'api/run.txt', to: 'api/run/index.txt' },
  ]);
});

test('leaves the home page, the not-found page and other files alone', () => {
  const paths = ['index.html', 'index.txt', '404.html', 'llms.txt', 'api/run/__next._tree.txt'];
  expect(planExport(paths).copies).toEqual([]);
});

test('is not done twice', () => {
  expect(planExport(['api.html', 'api/index.html']).copies).toEqual([
    { from: 'api.html', to: 'api/index.html' },
  ]);
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

test('removes the source of a worker, which its script was made from, and maps of scripts', () => {
  const left = ['_next/static/media/worker.1vp.ts', '_next/static/chunks/2z3.js.map'];
  const paths = [...left, '_next/static/media/picture.1vp.png', '_next/static/chunks/2z3.js'];
  expect(planExport(paths).removals).toEqual(left);
});

test('removes the second copy of the not-found page', () => {
  const paths = ['404.html', '_not-found.html', '_not-found/__next._tree.txt'];
  expect(planExport(paths).removals).toEqual(['_not-found.html', '_not-found']);
});

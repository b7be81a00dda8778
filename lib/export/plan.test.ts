import { expect, test } from '@jest/globals';
import { planExport } from './plan';

/** The plan for some files with a home page, of which HTML files but `own.html` are pages. */
function plan(...paths: string[]) {
  const isPage = (path: string) => files.includes(path) && /(?<!own)\.html$/.test(path);
  const files = ['index.html', ...paths];
  return planExport(files, isPage, (path) => path === 'public.txt');
}

test('copies every page into the folder of the same name', () => {
  const { copies, pages } = plan('api.html', 'api.txt', 'api/run.html', 'api/run.txt');
  expect(copies).toEqual([
    { from: 'api.html', to: 'api/index.html' },
    { from: 'api/run.html', to: 'api/run/index.html' },
  ]);
  expect(pages).toEqual(['index.html', 'api.html', 'api/run.html']);
});

test('leaves the home page, the not-found page and files of public/ alone', () => {
  expect(plan('404.html', 'own.html', 'public.txt').copies).toEqual([]);
});

test('an export without a home page is an error', () => {
  const none = () => false;
  expect(() => planExport(['index.html'], none, none)).toThrow('no home page');
});

test('removes what is only for the client of Next', () => {
  const ofNext = [
    'index.txt',
    'api/run.txt',
    '__next._tree.txt',
    'api/run/__next.$oc$path.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._tree.txt',
  ];
  const left = ['404.html', 'robots.txt', 'static/licences.txt', 'public.txt', '_next/a.txt'];
  expect(plan('api/run.html', ...left, ...ofNext).removals).toEqual(ofNext);
});

test.each(['api.txt', 'a/x__next.a.txt', 'a/_not-found.txt'])('%s is unknown', (path) => {
  expect(() => plan(path)).toThrow(`Next has written ${path}`);
});

test('moves the Markdown of each page beside the page', () => {
  const { moves, markdown } = plan('markdown-files/api/index.md', 'markdown-files/index.md');
  expect(moves).toEqual([
    { from: 'markdown-files/api/index.md', to: 'api/index.md' },
    { from: 'markdown-files/index.md', to: 'index.md' },
  ]);
  expect(markdown).toEqual(['api/index.md', 'index.md']);
});

test('moves what programs read to the root of the site and of each language', () => {
  expect(plan('output-files/llms.txt', 'output-files/zh/llms.txt').moves).toEqual([
    { from: 'output-files/llms.txt', to: 'llms.txt' },
    { from: 'output-files/zh/llms.txt', to: 'zh/llms.txt' },
  ]);
});

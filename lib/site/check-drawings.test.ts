import { expect, test } from '@jest/globals';
import { checkImages } from './check-references';
import type { PublicFiles } from './public-files';

const size = { width: 1, height: 1 };

const FILES: PublicFiles = new Map([
  ['/right.svg', { ...size, source: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' }],
  ['/styled.svg', { ...size, source: '<svg viewBox="0 0 1 1">\n<style>a{}</style></svg>' }],
  ['/coded.svg', { problem: 'runs-code' }],
]);

/** What is said about a drawing that stands in line 3. */
function told(address: string, isDrawing: boolean): string[] {
  const use = { address, alt: 'A', line: 3, column: 1, ...(isDrawing ? { isDrawing } : {}) };
  return checkImages('a.mdx', [use as Parameters<typeof checkImages>[1][number]], FILES).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test('a drawing that may become part of a page is right', () => {
  expect(told('/right.svg', true)).toEqual([]);
});

test('one that may not is told where it is used, with the line of its file', () => {
  expect(told('/styled.svg', true)).toEqual([
    'content/a.mdx:3 The drawing "/styled.svg" cannot become part of a page: in line 2, <style> is not allowed.',
  ]);
});

test('as a picture it may have styles', () => {
  expect(told('/styled.svg', false)).toEqual([]);
});

test('what no page may show at all, or what is not there, is told once', () => {
  expect(told('/coded.svg', true)).toHaveLength(1);
  expect(told('/gone.svg', true)).toEqual([
    'content/a.mdx:3 The image "/gone.svg" does not exist.',
  ]);
});

import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Compare } from '../../../components/markdown/compare';
import { renderText } from '../../../tests/support/render-text';
import { en } from '../../labels/en';
import { formatProblems } from '../../problems/problem';
import { readMarkdown } from '../document/read';

function Labelled(props: object) {
  return createElement(Compare, { labels: en, ...props });
}

/** A comparison whose table has so many columns. */
function comparison(columns: number): string {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`;
  return `<Compare>\n\n${row('Name')}\n${row('-')}\n${row('a long text in a cell')}\n\n</Compare>`;
}

test.each([4, 5, 6])('a table of %i columns is compared', (columns) => {
  const file = { file: 'a.mdx', body: comparison(columns) };
  expect(readMarkdown(file).problems).toEqual([]);
});

test.each([comparison(3), comparison(7), '<Compare>\n\nText\n\n</Compare>'])('not: %s', (body) => {
  const { problems } = readMarkdown({ file: 'a.mdx', body });
  expect(formatProblems(problems)).toContain('<Compare> contains no table of four to six columns.');
});

test('the reader chooses among the names of all columns behind the second, and rows stay rows', async () => {
  const body = comparison(4).replace('| Name | Name | Name | Name |', '| | **A** | `B` | C |');
  const html = renderToStaticMarkup(await renderText(body, 'a.mdx', { Compare: Labelled }));
  expect(html).toContain('<legend>Compare A with</legend>');
  expect(
    html.match(/<input[^>]*>\w/g)?.map((input) => [input.at(-1), input.includes('checked')]),
  ).toEqual([
    ['B', true],
    ['C', false],
  ]);
  expect(html).not.toContain('data-entries');
});

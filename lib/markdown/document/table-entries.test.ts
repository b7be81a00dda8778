import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';

async function render(body: string): Promise<string> {
  return renderToStaticMarkup(await renderText(body, 'guide/a.md')).replace(/\n/g, '');
}

test('the cells of a wide table name their column, except the first', async () => {
  const html = await render(
    '| Option | `Type` | Default | What it does |\n| - | - | - | - |\n| `a` | string | | Text |',
  );
  expect(html).toContain('<table data-entries="">');
  expect(html).toContain(
    '<td><code>a</code></td><td data-label="Type">string</td><td data-label="Default"></td><td data-label="What it does">Text</td>',
  );
});

test('a table of two columns stays a table', async () => {
  expect(await render('| a | b |\n| - | - |\n| 1 | 2 |')).not.toContain('data-');
});

test('a name with a hyphen, or a long one, stays whole where it names a row', async () => {
  const html = await render(
    '| Package | Use |\n| - | - |\n| `@a/b-c` | `d-e` |\n| `not found-able` | x |\n| `plain` | x |\n| `protectVariable` | x |',
  );
  expect(html.match(/<code[^>]*data-whole[^>]*>[^<]*/g)).toEqual([
    '<code data-whole="">@a/b-c',
    '<code data-whole="">protectVariable',
  ]);
});

test('a column without a name gives its cells none', async () => {
  const html = await render('| a | | c |\n| - | - | - |\n| 1 | 2 | 3 |');
  expect(html).toContain('<td>1</td><td>2</td><td data-label="c">3</td>');
});

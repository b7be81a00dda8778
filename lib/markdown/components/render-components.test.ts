import { expect, test } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';
import { routeTable } from '../../routing/route-table';
import type { Registry } from '../document/mdx-compiler';

const DRAWING =
  '<svg viewBox="0 0 20 10"><defs><marker id="m"><path d="M0 0"/></marker></defs><path marker-end="url(#m)"/></svg>';

/** The HTML of a text, in which components show what they are given. */
async function render(body: string, file = 'a.mdx') {
  const names = ['Tabs', 'Tab', 'Diagram', 'LinkCard'];
  const registry = Object.fromEntries(names.map((name) => [name, shown(name)])) as Registry;
  const element = await renderText(
    body,
    file,
    { ...registry, pre: ({ children }: { children?: ReactNode }) => children ?? 'block' },
    {
      routes: routeTable(['/b']),
      sourceOf: (path) => (/^(\/diagrams)?\/a\.svg$/.test(path) ? DRAWING : undefined),
    },
  );
  return renderToStaticMarkup(element).replaceAll('&quot;', "'").replace(/\n/g, '');
}

function shown(name: string) {
  return ({ children, ...given }: { children?: ReactNode }) =>
    createElement('i', { title: `${name} ${JSON.stringify(given)}` }, children);
}

test('a tab without a value has that of its label', async () => {
  const body =
    '<Tabs groupId="g">\n\n<Tab label="A">a</Tab>\n<Tab label="B" value="x">b</Tab>\n\n</Tabs>';
  expect(await render(body)).toBe(
    "<i title=\"Tabs {'groupId':'g'}\">" +
      "<i title=\"Tab {'label':'A','value':'A'}\">a</i>" +
      "<i title=\"Tab {'label':'B','value':'x'}\">b</i></i>",
  );
});

test.each(['a.md', 'a.mdx'])(
  'a command becomes a group of tabs with code blocks: %s',
  async (file) => {
    const html = await render('```bash npm2yarn\nnpm i x\n```', file);
    expect(html).toContain("Tabs {'groupId':'package.manager'}");
    expect(html.match(/'value':'\w+'/g)).toEqual([
      "'value':'npm'",
      "'value':'yarn'",
      "'value':'pnpm'",
      "'value':'bun'",
    ]);
    expect(html.match(/block/g)).toHaveLength(4);
  },
);

test('a drawing is one text, with ids of its own at each use', async () => {
  const html = await render('<Diagram src="/a.svg" alt="A" />\n\n<Diagram src="/a.svg" alt="B" />');
  expect(html.match(/marker id='[^']*'/g)).toBeNull();
  expect(html.match(/drawing-\d+-m/g)).toEqual([
    'drawing-1-m',
    'drawing-1-m',
    'drawing-2-m',
    'drawing-2-m',
  ]);
  expect(html).toContain("'viewBox':'0 0 20 10','width':'20','height':'10'");
});

test('a card leads to the canonical address', async () => {
  expect(await render('<LinkCard title="B" href="./b.md#c" />')).toContain("'href':'/b#c'");
});

test.each(['a.md', 'a.mdx'])(
  'a picture of diagrams/ that stands alone is a drawing: %s',
  async (file) => {
    const html = await render('![A path](/diagrams/a.svg "Its caption")', file);
    expect(html).toMatch(
      /^<i title="Diagram \{'src':'\/diagrams\/a\.svg','alt':'A path','caption':'Its caption','html':/,
    );
    const inText = await render(
      'A sign ![A path](/diagrams/a.svg) in a line, ![A dog](/dog.svg)',
      file,
    );
    expect(inText).not.toContain('Diagram');
  },
);

import { expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';
import { readOne } from '../../../tests/support/site-content';
import { routeTable } from '../../routing/route-table';
import { en } from '../../settings/en';
import { readMarkdown } from './read';
import { foldGroups, type Registry } from './render-markdown';

async function render(
  body: string,
  file = 'guide/a.md',
  registry: Registry = {},
  formerIds = {},
  examples = new Map(),
) {
  const element = await renderText(body, file, registry, {
    routes: routeTable(['/', '/api/run', '/guide/a']),
    pictures: new Map([['/dog.svg', { width: 640, height: 480 }]]),
    formerIds,
    examples,
  });
  return renderToStaticMarkup(element);
}

function Note({ kind, tags, children }: { kind: string; tags: string[]; children: ReactNode }) {
  return createElement('aside', { title: `${kind} ${tags.join('+')}` }, children);
}

function Given(props: object) {
  return JSON.stringify(props);
}

test.each([
  ['Promise<string>', '<p>Promise&lt;string&gt;</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['a {b} {1 + 1} <!-- c --> d', '<p>a {b} {1 + 1}  d</p>'],
  ['## A *b*', '<h2 id="a-b">A <em>b</em></h2>'],
  ['[x](../api/run.md#y)', '<p><a href="/api/run#y">x</a></p>'],
  ['import a from "b"', '<p>import a from &quot;b&quot;</p>'],
])('plain Markdown is shown as it is: %j', async (body, html) => {
  expect(await render(body)).toBe(html);
});

test('a block of code shows the example that it names, with its path as title', async () => {
  const file = 'examples/start/host/main.js';
  const body = `\`\`\`text file="${file}"\n\`\`\``;
  const html = await render(body, 'a.md', {}, {}, new Map([[file, 'run();\n']]));
  expect(html).toContain('run();');
  expect(html).toContain('title="host/main.js"');
});

test('elements are drawn by the components of the registry', async () => {
  const registry = {
    h2: ({ id, children }: { id: string; children: ReactNode }) =>
      createElement('h2', { id, className: 'site' }, children),
  };
  expect(await render('## A', 'a.md', registry)).toBe('<h2 id="a" class="site">A</h2>');
});

test('components stand where they are written', async () => {
  const body = '<Note kind="tip" tags={["a", "b"]}>\n\nText **b** 2\n\n</Note>';
  expect(await render(body, 'a.mdx', { Note })).toBe(
    '<aside title="tip a+b"><p>Text <strong>b</strong> 2</p></aside>',
  );
});

test('a link of a tag and one of a component lead to it, too', async () => {
  const body = '<a href="../api/run.md">x</a>\n\n<LinkCard href="../api/run.md#y" />';
  const html = await render(body, 'guide/a.mdx', { LinkCard: Given });
  expect(html).toContain('<a href="/api/run">x</a>');
  expect(html.replaceAll('&quot;', '"')).toContain('{"href":"/api/run#y"}');
});

test('links and pictures written as elements are drawn like those of Markdown', async () => {
  const registry = {
    a: ({ href }: { href?: string }) => `link to ${href}`,
    img: ({ alt }: { alt?: string }) => `picture of ${alt}`,
  };
  const body = '<a href="/">x</a>, <img src="/x.svg" alt="a dog" />';
  expect(await render(body, 'a.mdx', registry)).toBe('<p>link to /, picture of a dog</p>');
});

test('a code block passes one text of HTML and no elements', async () => {
  const seen: Record<string, unknown>[] = [];
  const registry = {
    pre: (props: Record<string, unknown>) => {
      seen.push(props);
      return null;
    },
  };
  await render('```ts title="a.ts"\nlet a: A<B>;\n```', 'a.md', registry);
  expect(seen).toHaveLength(1);
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['html', 'language', 'title']);
  expect(seen[0]).toMatchObject({
    language: 'TypeScript',
    title: 'a.ts',
    html: expect.stringMatching(/^<span class="tk-keyword">let<\/span> .*;$/),
  });
});

test.each(['a.md', 'a.mdx'])('the ids of the page are the ids of its outline: %s', async (file) => {
  const body = [
    '# Garfish.run',
    '## `Garfish.run`',
    '### *a* [b](/x) **c**',
    '## A',
    '## A',
    '##### Five',
    '- ## In a list',
    '## \\_\\_proto\\_\\_ and constructor',
    'Text[^1]',
    '## Last &amp; least',
    '[^1]: Note',
  ].join('\n\n');
  const html = await render(body, file);
  const rendered = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const { ids, toc } = readMarkdown({ file, body });
  expect(rendered).toEqual(ids);
  expect(rendered).toHaveLength(12);
  expect(rendered).toEqual(expect.arrayContaining(toc.map(({ id }) => id)));
});

const DOG = '<img src="/dog.svg" alt="A dog"';

test.each([
  ['![A dog](/dog.svg)', 'a.md', `${DOG} width="640" height="480"/>`],
  [`${DOG} />`, 'a.mdx', `${DOG} width="640" height="480"/>`],
  [`${DOG} width="320" />`, 'a.mdx', `${DOG} width="320" height="240"/>`],
  [`${DOG} height="120" />`, 'a.mdx', `${DOG} height="120" width="160"/>`],
  [`${DOG} width="50%" />`, 'a.mdx', `${DOG} width="50%"/>`],
  ['![A cat](/cat.svg)', 'a.md', '<img src="/cat.svg" alt="A cat"/>'],
])('a picture has its size from the start: %s', async (body, file, html) => {
  expect(await render(body, file)).toContain(html);
});

test('the columns of a table are aligned without inline styles', async () => {
  const html = await render('| a | b |\n| :-: | --: |\n| c | d |');
  expect(html).toContain('<td data-align="center">c</td>');
  expect(html).toContain('<td data-align="right">d</td>');
  expect(html).not.toContain('style=');
});

test('a heading is found by its former ids, in an empty element', async () => {
  const formerIds = { old: 'a', Older: 'a', other: 'c' };
  expect(await render('## A\n\ntext\n\n## B {#c}', 'guide/a.md', {}, formerIds)).toBe(
    '<h2 id="a"><span id="old"></span><span id="Older"></span>A</h2>\n<p>text</p>\n<h2 id="c"><span id="other"></span>B</h2>',
  );
});

test('a former id of a heading on another page is a hidden link to it', async () => {
  const formerIds = { old: '/api/run#a' };
  expect(await render('text', 'guide/a.md', {}, formerIds)).toBe(
    '<p>text</p><a id="old" href="/api/run#a" hidden=""></a>',
  );
});

test('the title of the footnotes and the links back are in the language of the page', async () => {
  const body = 'One[^a], and again[^a].\n\n[^a]: A note.';
  const labels = { ...en.doc, footnotes: '脚注', footnoteBack: '返回引用 {number}' };
  const element = await renderText(body, 'guide/a.md', {}, { labels });
  const html = renderToStaticMarkup(element);
  expect(html).toMatch(/<h2 [^>]*id="footnote-label"[^>]*>脚注<\/h2>/);
  expect(html).toContain('aria-label="返回引用 1"');
  expect(html).toContain('aria-label="返回引用 1-2"');
});

const BELOW = '\n\n## A\n\na\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\n### E\n';

function folded(filter: string): string {
  const { tree } = readOne('a.mdx', filter + BELOW);
  foldGroups(tree);
  const elements = tree.children.filter((node) => node.type === 'element');
  return toHtml(elements).replaceAll('\n', '');
}

test('groups with entries are folded, all but the first', () => {
  expect(folded('<EntryFilter groups="folded" />')).toContain(
    '<h2 id="a">A</h2><p>a</p>' +
      '<details data-group="" open><summary><h2 id="b" data-plain="">B</h2></summary>' +
      '<p>b</p><h3 id="c">C</h3><p>c</p></details>' +
      '<details data-group=""><summary><h2 id="d" data-plain="">D</h2></summary>' +
      '<h3 id="e">E</h3></details>',
  );
});

test('without the attribute, all stays open', () => {
  expect(folded('<EntryFilter />')).not.toContain('<details');
});

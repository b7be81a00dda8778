import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Files, siteOf } from '../../../tests/support/site-content';
import { labelsFor } from '../../labels/labels';
import { placeInText } from '../../problems/problem';
import { pathKeyOf } from '../../routing/route-path';
import { renderTree } from './render';

const INCLUDE = '<Include file="./_fragments/a.md" />';

/** Places and sentences of all that is wrong. */
function told(files: Files): string[] {
  return siteOf(files).problems.map((problem) => `${placeInText(problem)} ${problem.message}`);
}

function fixes(files: Files): string[] {
  return siteOf(files).problems.map(({ fix }) => fix);
}

async function html(files: Files, path: string): Promise<string> {
  const { pages, problems } = siteOf(files);
  expect(problems).toEqual([]);
  const page = pages.get(pathKeyOf(path));
  if (!page) throw new Error(`There is no page ${path}.`);
  const element = await renderTree(page.tree, {
    registry: {},
    sizeOf: () => undefined,
    sourceOf: () => undefined,
    wrapsCode: false,
    labels: labelsFor('en').doc,
  });
  return renderToStaticMarkup(element).replace(/\n/g, '');
}

test('a fragment is read as if it stood in the page', () => {
  const site = siteOf({
    'guide/x.mdx': `# Title\n\nBefore\n\n${INCLUDE}\n\n## Usage\n\nAfter`,
    'guide/_fragments/a.md': '## Usage\n\nInside, a Promise<string>.',
  });
  expect(site.problems).toEqual([]);
  expect([...site.pages.keys()]).toEqual(['/guide/x', '/']);
  expect(site.pages.get(pathKeyOf('/guide/x'))).toMatchObject({
    content: 'Before\nUsage\nInside, a Promise<string>.\nUsage\nAfter',
    toc: [
      { text: 'Usage', id: 'usage', charIndex: 7 },
      { text: 'Usage', id: 'usage-1', charIndex: 40 },
    ],
  });
});

test('a fragment is shown where it is included, with the links of its own place', async () => {
  const files = {
    'guide/x.mdx': `# Title\n\n- a\n\n  ${INCLUDE}\n\n:::tip\n<Include file="/parts/_fragments/b.mdx" />\n:::`,
    'guide/_fragments/a.md': '[page](../../parts/y.md) <b>',
    'parts/_fragments/b.mdx': '<kbd>bold</kbd> [page](../y.md#own)\n\n<Include file="c.md" />',
    'parts/_fragments/c.md': '[c](../y.md)',
    'parts/y.md': '# Y {#own}',
  };
  expect(await html(files, '/guide/x')).toBe(
    '<h1 id="title">Title</h1><ul><li><p>a</p><p><a href="/parts/y">page</a> &lt;b&gt;</p></li></ul>' +
      '<callout kind="tip"><callout-title kind="tip"></callout-title>' +
      '<p><kbd>bold</kbd> <a href="/parts/y#own">page</a></p><p><a href="/parts/y">c</a></p></callout>',
  );
});

test('notes and link targets of a fragment are not those of the page', async () => {
  const shown = await html(
    {
      'x.mdx': `# X\n\na[^1] [l]\n\n${INCLUDE}\n\n${INCLUDE}\n\n[^1]: Page.\n\n[l]: /x`,
      '_fragments/a.md': 'b[^1] [l]\n\n[^1]: Fragment [y](./../y.md).\n\n[l]: ../y.md',
      'y.md': '# Y',
    },
    '/x',
  );
  expect(shown.match(/href="\/[xy]"/g)).toEqual([
    'href="/x"',
    ...['href="/y"', 'href="/y"'],
    ...['href="/y"', 'href="/y"'],
  ]);
  expect(shown.match(/<p>(Page|Fragment).*?<\/p>/g)).toHaveLength(3);
  const ids = [...shown.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what a page shows of fragments is what it is said to show', async () => {
  const files = {
    'x.mdx': `# X\n\n${INCLUDE}\n\n## A\n\n${INCLUDE}`,
    '_fragments/a.md': '## A\n\n### B[^1]\n\n[^1]: Note',
  };
  const ids = [...(await html(files, '/x')).matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);
  const toc = siteOf(files)
    .pages.get(pathKeyOf('/x'))
    ?.toc.map(({ id }) => id);
  expect(ids.filter((id) => id !== 'footnote-label')).toEqual(toc);
  expect(toc).toEqual(['a', 'b', 'a-1', 'a-2', 'b-1']);
});

test('a fragment belongs to the language that its path says', () => {
  const site = siteOf({
    'x.mdx': '# X\n\n<Include file="./_fragments-shared/a.md" />',
    '_fragments-shared/a.md': 'Text',
  });
  expect(site.problems).toEqual([]);
  expect([...site.pages.keys()]).toEqual(['/x', '/']);
});

test.each([
  ['a dead link', 'a\n\n[x](/nowhere)', '3:1 The link "/nowhere" leads to no page.'],
  ['a missing picture', '![x](/nowhere.svg)', '1:1 The image "/nowhere.svg" does not exist.'],
  ['a kind of callouts that nobody knows', ':::tpi\n:::', '1:1 There is no callout ":::tpi".'],
  [
    'front matter',
    '---\ntitle: A\n---\n\nText',
    '1 A fragment has no front matter; readers would see nothing of it.',
  ],
])('%s in a fragment is told once, by its own line, included or not', (_, fragment, sentence) => {
  const files = { '_fragments/a.md': fragment };
  expect(told(files)).toEqual([`content/_fragments/a.md:${sentence}`]);
  expect(told({ ...files, 'x.mdx': `# X\n\n${INCLUDE}`, 'y.mdx': `# Y\n\n${INCLUDE}` })).toEqual([
    `content/_fragments/a.md:${sentence}`,
  ]);
});

test('what cannot be read in a fragment is told there, and the page around it is read', () => {
  const files = {
    'x.mdx': '# X\n\n<Include file="./_fragments/a.mdx" />\n\nText',
    '_fragments/a.mdx': '<b>',
  };
  expect(told(files)).toEqual([
    'content/_fragments/a.mdx:1:1 The Markdown is not valid: Expected a closing tag for `<b>`.',
  ]);
  const site = siteOf(files);
  expect(site.pages.get(pathKeyOf('/x'))).toMatchObject({ content: 'Text' });
});

test('a link to a heading is looked for in the pages that include the fragment', () => {
  const files = {
    'x.mdx': `# X\n\n${INCLUDE}\n\n## Here`,
    'y.mdx': `# Y\n\n${INCLUDE}`,
    '_fragments/a.md': 'a\n\n[x](#here)',
  };
  expect(told(files)).toEqual([
    'content/_fragments/a.md:3:1 The link "#here" names a heading that /y does not have.',
  ]);
});

test('ids are unique across a page and its fragments', () => {
  const files = { 'x.mdx': `# X {#a}\n\n${INCLUDE}`, '_fragments/a.md': 'Text\n\n## A {#a}' };
  expect(told(files)).toEqual([
    'content/x.mdx:3:1 "{#a}" is already the id of something else on this page.',
  ]);
});

test.each([
  ['below', `# X\n\n${INCLUDE}`, '3:1'],
  ['above', `${INCLUDE}\n\n# X`, '3:1'],
])('a title of a fragment %s that of the page is told', (_, page, place) => {
  expect(told({ 'x.mdx': page, '_fragments/a.md': '# A' })).toEqual([
    `content/x.mdx:${place} There is already a heading with one "#" above. It is the title of the page.`,
  ]);
});

test.each([
  [
    '<Include file="./_fragments/b.md" />',
    'There is no fragment "./_fragments/b.md".',
    'Write "./_fragments/a.md".',
  ],
  [
    '<Include file="_fragments/b.md" />',
    'There is no fragment "./_fragments/b.md".',
    'Write "./_fragments/a.md".',
  ],
  [
    '<Include file="/guide/_fragments/b.md" />',
    'There is no fragment "/guide/_fragments/b.md".',
    'Write "/guide/_fragments/a.md".',
  ],
  ['<Include file="./y.md" />', '"./y.md" is not a fragment.', undefined],
  [
    '<Include file="../../_fragments/a.md" />',
    'There is no fragment "../../_fragments/a.md".',
    undefined,
  ],
  ...[
    '<Include />',
    '<Include file />',
    '<Include file="" />',
    '<Include path="./_fragments/a.md" />',
    '<Include file="./_fragments/a.md" title="A" />',
    '<Include file="./_fragments/a.md" {...x} />',
    '<Include file={name} />',
    '<Include file="./_fragments/a.md">Text</Include>',
    '<Include file="./_fragments/a.md">\n\nText\n\n</Include>',
    'Text <Include file="./_fragments/a.md" />',
  ].map(
    (tag) => [tag, '<Include> takes the path of a fragment and nothing else.', undefined] as const,
  ),
])('%j is told at its place', (tag, message, fix) => {
  const files = {
    'guide/x.mdx': `---\ntitle: X\n---\n\n${tag}`,
    'guide/y.md': '# Y',
    'guide/_fragments/a.md': 'Text',
  };
  const [first, ...others] = told(files);
  expect(first).toMatch(/^content\/guide\/x\.mdx:5:[16] /);
  expect(first).toContain(message);
  expect(others).toEqual([]);
  if (fix) expect(fixes(files)).toEqual([fix]);
});

test.each([
  [{ 'a.mdx': '<Include file="./a.mdx" />' }, ['a.mdx']],
  [
    { 'a.mdx': '<Include file="./b.mdx" />', 'b.mdx': 'Text\n\n<Include file="a.mdx" />' },
    ['a.mdx', 'b.mdx'],
  ],
])('fragments that never end are told: %j', (fragments, files) => {
  const named = Object.entries(fragments).map(([file, text]) => [`_fragments/${file}`, text]);
  const page = { 'x.mdx': '# X\n\n<Include file="./_fragments/a.mdx" />' };
  const sentences = told({ ...page, ...Object.fromEntries(named) });
  expect(sentences.map((sentence) => /_fragments\/(.*?):/.exec(sentence)?.[1])).toEqual(files);
  expect(sentences.join()).toContain('includes this file, so the page would never end.');
});

test('in plain Markdown the tag is a text like any other, of which its writer is told', () => {
  const site = siteOf({ 'x.md': `# X\n\n${INCLUDE}`, '_fragments/a.md': 'Text' });
  expect(site.problems).toMatchObject([
    { file: 'content/x.md', line: 3, message: expect.stringMatching(/works in \.mdx files only/) },
  ]);
  expect(site.pages.get(pathKeyOf('/x'))?.content).toBe(INCLUDE);
});

test('fragments that include each other many times are told, and end', () => {
  const next = (index: number) => `<Include file="./${index + 1}.mdx" />\n\n`.repeat(4);
  const chain = Array.from({ length: 12 }, (_, index) => [
    `_fragments/${index}.mdx`,
    index === 11 ? 'Text' : next(index),
  ]);
  const files = {
    ...Object.fromEntries(chain),
    'a.mdx': '# A\n\n<Include file="./_fragments/0.mdx" />',
  };
  expect(told(files)).toContain(
    'content/a.mdx:1 More than 200 fragments are included here, one by another.',
  );
});

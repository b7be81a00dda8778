import { readFile } from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';
import { Parser } from 'htmlparser2';
import type { Nodes, Root } from 'mdast';
import type { ReactNode } from 'react';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../lib/labels/en';

/*
 * Every Markdown file is parsed once, and everything that readers and programs get comes from that
 * one tree. So nothing that was typed may be missing in what is rendered from it.
 */

process.env.SITE_CONTENT = 'e2e/fixture-site/content';
// What is found in the cache is not parsed at all.
process.env.SITE_CODE_VERSION = '';
jest.unstable_mockModule('@/site.config', () => import('../../e2e/fixture-site/site.config'));

// The real parser, which also counts the files that it is given.
const timesParsed = new Map<string, number>();
const { default: remarkParse } = await import('remark-parse');
jest.unstable_mockModule('remark-parse', () => ({
  default: function countingParse(this: Processor) {
    Reflect.apply(remarkParse, this, [{}]);
    const { parser } = this;
    this.parser = (text: string, file: VFile) => {
      if (file.path) timesParsed.set(file.path, (timesParsed.get(file.path) ?? 0) + 1);
      return parser?.(text, file) as Root;
    };
  },
}));

const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server');
const { readFrontMatter } = await import('../../lib/content/front-matter-block');
const { COMPONENT_NAMES } = await import('../../lib/markdown/components');
const { withoutComments } = await import('../../lib/markdown/document/parse');
const { isJsx, isPageAddress } = await import('../../lib/markdown/tree/element');
const { literalOf } = await import('../../lib/markdown/tree/literals');
const { parseMarkdown } = await import('../../lib/markdown/document/parse');
const { renderTree } = await import('../../lib/markdown/document/render');
const { outputFiles } = await import('../../lib/outputs/output-files');
const { pageMarkdown } = await import('../../lib/page/page-markdown');
const { loadSite } = await import('../../lib/site/load');

const content = await loadSite();
const pages = [...content.pages.values()];

test('the page, its Markdown and the files for programs come from one parse of each file', async () => {
  for (const page of pages) {
    await html(page);
    pageMarkdown(page, content);
  }
  outputFiles(content, new Map());
  expect(timesParsed.size).toBe(pages.length);
  expect([...timesParsed].filter(([, times]) => times !== 1)).toEqual([]);
});

test.each(pages.map((page) => [page.relativePath, page] as const))(
  'what is typed in %s reaches the reader',
  async (file, page) => {
    const source = await readFile(`${process.env.SITE_CONTENT}/${file}`, 'utf8');
    const { body } = readFrontMatter(file, source);
    const shown = countOf(shownTexts(await html(page)).flatMap(wordsIn));
    const missing = countOf(typedWords(parseMarkdown({ file, body })));
    for (const [word, count] of missing) {
      if ((shown.get(word) ?? 0) >= count) missing.delete(word);
    }
    expect([...missing.keys()]).toEqual([]);
  },
);

function html(page: (typeof pages)[number]): Promise<string> {
  const registry = {
    ...Object.fromEntries(COMPONENT_NAMES.map((name) => [name, Given])),
    // The HTML of a block is made by our own highlighter.
    pre: ({ html: code = '', title }: Record<string, string>) =>
      createElement('pre', { title, dangerouslySetInnerHTML: { __html: code } }),
  };
  const nothing = () => undefined;
  const labels = en.doc;
  const options = { registry, wrapsCode: false, labels, sizeOf: nothing, sourceOf: nothing };
  return renderTree(page.tree, options).then(renderToStaticMarkup);
}

/** Stands for every component: shows what it is given and what is inside it. */
function Given({ children, ...given }: { children?: ReactNode }) {
  return createElement('div', { title: JSON.stringify(given) }, children);
}

/** The texts of HTML, and the values of its attributes. */
function shownTexts(markup: string): string[] {
  const texts: string[] = [];
  const parser = new Parser({
    ontext: (text) => texts.push(text),
    onattribute: (_, value) => texts.push(value),
  });
  parser.end(markup);
  return texts;
}

/** The words of a parsed text, without code blocks, which hide their own notation, and URLs. */
function typedWords(tree: Root): string[] {
  const words: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text') words.push(...wordsIn(node.value.replace(/^\[!\w+\]/, '')));
    if (node.type === 'inlineCode') words.push(...wordsIn(node.value));
    if (node.type === 'html') words.push(...wordsIn(withoutComments(node.value)));
    if (node.type === 'image') words.push(...wordsIn(node.alt ?? ''));
    if (!isJsx(node as never)) return;
    const { attributes } = node as Extract<Nodes, { type: 'mdxJsxFlowElement' }>;
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || isPageAddress(attribute)) continue;
      if (/src$/.test(attribute.name)) continue;
      const { value } = attribute;
      const plain = typeof value === 'object' ? literalOf(value?.data?.estree) : value;
      words.push(...wordsIn(typeof plain === 'string' ? plain : ''));
    }
  });
  return words;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

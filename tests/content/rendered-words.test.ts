import { readFile } from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';
import { Parser } from 'htmlparser2';
import type { Nodes, Root } from 'mdast';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';

/* Nothing that was typed in a page of the fixture may be missing in what is rendered. */

process.env.SITE_CONTENT = 'e2e/fixture-site/content';
jest.unstable_mockModule('@/site.config', () => import('../../e2e/fixture-site/site.config'));

const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server');
const { readFrontMatter } = await import('../../lib/content/data-files');
const { COMPONENT_NAMES } = await import('../../lib/markdown/components');
const { withoutComments } = await import('../../lib/markdown/document/parse');
const { isJsx, isPageLink } = await import('../../lib/markdown/tree/element');
const { parseMarkdown } = await import('../../lib/markdown/document/parse');
const { renderMarkdown } = await import('../../lib/markdown/document/render-markdown');
const { loadSite } = await import('../../lib/content/load');
const { ALONE } = await import('../support/render-text');

const content = await loadSite();
const pages = [...content.pages.values()];

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
  const { source, relativePath: file } = page;
  const options = { ...ALONE, file, registry, examples: content.examples };
  return renderMarkdown(source, options).then(renderToStaticMarkup);
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
      if (attribute.type !== 'mdxJsxAttribute' || isPageLink(attribute)) continue;
      if (/src$/.test(attribute.name)) continue;
      const { value } = attribute;
      words.push(...wordsIn(typeof value === 'string' ? value : ''));
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

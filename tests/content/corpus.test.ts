import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadSite } from '../../lib/content/load';
import { COMPONENT_NAMES } from '../../lib/markdown/components';
import { renderMarkdown } from '../../lib/markdown/document/render-markdown';
import { formatProblems } from '../../lib/problems/problem';
import { ALONE } from '../support/render-text';

const content = await loadSite();
const pages = [...content.pages.values()];

/** Each component shows what it holds, and nothing of its own. */
const PLAIN_COMPONENTS = Object.fromEntries(
  ['pre', ...COMPONENT_NAMES].map((name) => [
    name,
    ({ children }: { children?: ReactNode }) => children,
  ]),
);

test('the content has no problem', () => {
  expect(content.problems.length === 0 ? '' : formatProblems(content.problems)).toBe('');
});

test('every page has a title and a description of its own', () => {
  const descriptions = new Map<string | undefined, string>();
  const wrong = pages.filter(({ frontmatter: { description }, relativePath }) => {
    const isOwn = description !== undefined && !descriptions.has(description);
    descriptions.set(description, relativePath);
    return !isOwn;
  });
  expect(wrong.map(({ relativePath }) => relativePath)).toEqual([]);
});

test('the navigation leads to every page that stands outside the sections', () => {
  const links = Object.values(content.nav)
    .flat()
    .flatMap((item) => ('link' in item ? [item.link] : []));
  const outside = pages.filter(
    ({ key, frontmatter }) => !key.includes('/') && frontmatter.pageType === 'doc',
  );
  // An address from the time before the sections, which is kept and which nothing leads to.
  expect(outside.map(({ routePath }) => routePath).filter((path) => !links.includes(path))).toEqual(
    ['/hello'],
  );
});

test.each(pages.map((page) => [page.routePath, page] as const))(
  '%s renders each heading of its outline with the id that the outline names',
  async (_, page) => {
    const body = await renderMarkdown(page.source, {
      ...ALONE,
      file: page.relativePath,
      examples: content.examples,
      registry: PLAIN_COMPONENTS,
    });
    const html = renderToStaticMarkup(body);
    const ids = [...html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(page.toc.map(({ id }) => id));
    for (const { text, charIndex } of page.toc) {
      expect(page.content.slice(charIndex).startsWith(text)).toBe(true);
    }
  },
);

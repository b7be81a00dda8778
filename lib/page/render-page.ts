import 'server-only';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { SiteContent } from '../content/assemble';
import type { Page } from '../content/pages';
import { type Registry, renderMarkdown } from '../markdown/document/render-markdown';
import { htmlTag, isElement, isJsxNamed, jsxTag, splitBefore } from '../markdown/tree/element';
import { fallbackPrefixes } from '../routing/scope';
import { localeOf, scopeOptions, site } from '../settings';
import { kindOf } from './kinds';

export async function renderPage(page: Page, content: SiteContent, registry: Registry) {
  const { type } = kindOf(page);
  if (page.tree.children.length === 0 && type !== 'overview') return null;
  const { publicFiles, routes, examples, formerIds } = content;
  return renderMarkdown(page.source, {
    registry,
    file: page.relativePath,
    prefixes: fallbackPrefixes(page, scopeOptions),
    routes,
    examples,
    pictures: publicFiles,
    wrapsCode: site.markdown.defaultWrapCode,
    formerIds: formerIds.get(page.pathKey) ?? {},
    labels: localeOf(page.lang).labels.doc,
    arrange: (tree) => {
      if (type === 'home') wrapSections(tree);
      if (type === 'overview')
        insertOverview(tree, page.heading === undefined ? page.title : undefined);
    },
  });
}

/** Puts the list of pages where `<Overview />` is, otherwise before the first section. */
function insertOverview(tree: Root, title: string | undefined): void {
  const { children } = tree;
  const list = children.findIndex((node) => isJsxNamed(node, 'Overview'));
  const firstSection = children.findIndex((node) => isElement(node, 'h2'));
  const start = [list, firstSection].find((index) => index >= 0) ?? children.length;
  const [intro, sections] = [
    children.slice(0, start),
    children.slice(list < 0 ? start : start + 1),
  ];
  const heading = title === undefined ? [] : [htmlTag('h1', [title])];
  tree.children = [
    prose([...heading, ...intro]),
    jsxTag('Overview', {}, [], undefined),
    ...(sections.length > 0 ? [prose(sections)] : []),
  ];
}

/** Puts each heading of the second level, with what follows it, into a section. */
export function wrapSections(tree: Root): void {
  const nodes = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [intro = [], ...sections] = splitBefore(nodes, (node) => isElement(node, 'h2'));
  tree.children = [...(intro.length > 0 ? [intro] : []), ...sections].map(prose);
}

function prose(nodes: RootContent[]): Element {
  return htmlTag('section', nodes as ElementContent[], { className: ['prose'] });
}

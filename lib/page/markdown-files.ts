import 'server-only';
import type { Element, RootContent } from 'hast';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { htmlTag } from '../markdown/tree/element';
import { markdownPath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import { absoluteUrl, scopeOptions } from '../settings';
import { kindOf } from './kinds';
import { pageMarkdown } from './page-markdown';
import { cutAtHeadings, isErrorEntry, type PagePart } from './page-parts';

/** A Markdown file that says the same as a page, or as an entry of one. */
type MarkdownFile = { path: string; text: () => string };

/**
 * The Markdown beside each page that shows something. A page of errors would be too long for programs that
 * read the beginning of a file only, so each of its entries has a file, and the page's own one leads to them.
 */
export function markdownFiles(content: SiteContent): MarkdownFile[] {
  const pages = [...content.pages.values()].filter((page) => kindOf(page).hasOwnUrl);
  return pages.flatMap((page) => {
    const parts = cutAtHeadings(page.tree.children);
    const entries = parts.filter((part) => isErrorEntry(page, part));
    return [
      {
        path: markdownPath(page.routePath),
        text: () => withSource(page, page.routePath, pageMarkdown(withIndex(page, parts), content)),
      },
      ...entries.map((entry) => ({
        path: entryPath(page, entry),
        text: () => {
          const address = `${page.routePath}#${entry.id}`;
          return withSource(page, address, pageMarkdown(entryPage(page, entry), content));
        },
      })),
    ];
  });
}

/** The Markdown below its source and the list of all pages. */
function withSource(page: Page, source: string, markdown: string): string {
  const index = absoluteUrl(`${scopePrefix(page, scopeOptions)}/llms.txt`);
  return `> Source: <${absoluteUrl(source)}>. Index: <${index}>\n\n${markdown}`;
}

function entryPath({ routePath }: Page, { id }: PagePart): string {
  return `${routePath.replace(/\/$/, '')}/${id}.md`;
}

/** An entry as a page of its own, with its heading as the title. */
function entryPage(page: Page, { nodes: [head, ...rest] }: PagePart): Page {
  const title = { ...(head as Element), tagName: 'h1' };
  const { description: _, ...frontmatter } = page.frontmatter;
  const tree = { ...page.tree, children: [title, ...rest] };
  return { ...page, frontmatter, heading: page.title, tree };
}

/** A page with a list of its entries in the place of the entries. */
function withIndex(page: Page, parts: readonly PagePart[]): Page {
  const children: RootContent[] = [];
  let list: Element | undefined;
  for (const part of parts) {
    if (!isErrorEntry(page, part)) {
      children.push(...part.nodes);
      list = undefined;
      continue;
    }
    if (!list) {
      list = htmlTag('ul', []);
      children.push(list);
    }
    const [head] = part.nodes;
    const words = head?.type === 'element' ? head.children : [];
    list.children.push(htmlTag('li', [htmlTag('a', words, { href: entryPath(page, part) })]));
  }
  return { ...page, tree: { ...page.tree, children } };
}

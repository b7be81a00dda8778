import 'server-only';
import type { Element, RootContent } from 'hast';
import type { SiteContent } from '../content/assemble';
import type { Page } from '../content/pages';
import { htmlTag, splitBefore } from '../markdown/tree/element';
import { markdownPath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import { absoluteUrl, scopeOptions } from '../settings';
import { kindOf } from './kinds';
import { pageMarkdown } from './page-markdown';

/**
 * Returns the Markdown beside each page. A page of errors would be too long for programs that read only the
 * beginning of a file, so each of its entries has a file, to which that of the page links.
 */
export function markdownFiles(content: SiteContent) {
  const pages = [...content.pages.values()].filter((page) => kindOf(page).type !== '404');
  return pages.flatMap((page) => {
    const sections = splitAtHeadings(page.tree.children);
    const index = absoluteUrl(`${scopePrefix(page, scopeOptions)}/llms.txt`);
    const fileOf = (path: string, source: string, shown: Page) => ({
      path,
      text: () =>
        `> Source: <${absoluteUrl(source)}>. Index: <${index}>\n\n${pageMarkdown(shown, content)}`,
    });
    return [
      fileOf(markdownPath(page.routePath), page.routePath, withEntryLinks(page, sections)),
      ...sections
        .filter((section) => isErrorEntry(page, section))
        .map((entry) =>
          fileOf(entryPath(page, entry), `${page.routePath}#${entry.id}`, entryPage(page, entry)),
        ),
    ];
  });
}

function entryPath({ routePath }: Page, { id }: PageSection): string {
  return `${routePath.replace(/\/$/, '')}/${id}.md`;
}

/** Makes a separate page of an entry, with its heading as the title. */
function entryPage(page: Page, { nodes: [head, ...rest] }: PageSection): Page {
  const title = { ...(head as Element), tagName: 'h1' };
  const { description: _, ...frontmatter } = page.frontmatter;
  const tree = { ...page.tree, children: [title, ...rest] };
  return { ...page, frontmatter, heading: page.title, tree };
}

function withEntryLinks(page: Page, sections: readonly PageSection[]): Page {
  const children: RootContent[] = [];
  let list: Element | undefined;
  for (const section of sections) {
    if (!isErrorEntry(page, section)) {
      children.push(...section.nodes);
      list = undefined;
      continue;
    }
    if (!list) {
      list = htmlTag('ul', []);
      children.push(list);
    }
    const [head] = section.nodes;
    const name = head?.type === 'element' ? head.children : [];
    list.children.push(htmlTag('li', [htmlTag('a', name, { href: entryPath(page, section) })]));
  }
  return { ...page, tree: { ...page.tree, children } };
}

/** A heading with the nodes below it, up to the next one. The first section of a page has no heading. */
export type PageSection = { id: string; nodes: RootContent[] };

/** Cuts nodes into sections, each of which begins with a heading. */
export function splitAtHeadings(nodes: readonly RootContent[]): PageSection[] {
  return splitBefore(nodes, isHeading).map((section) => {
    const [head] = section;
    return { id: head && isHeading(head) ? String(head.properties.id ?? '') : '', nodes: section };
  });
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/** Returns whether a section explains one error: its heading begins with code, on a page below `errors`. */
function isErrorEntry({ routePath }: Page, { nodes }: PageSection): boolean {
  const [heading] = nodes;
  if (!/\/errors(\/|$)/.test(routePath) || heading?.type !== 'element') return false;
  if (!/^h[2-6]$/.test(heading.tagName)) return false;
  const first = heading.children.find((child) => child.type !== 'text' || child.value.trim());
  return first?.type === 'element' && first.tagName === 'code';
}

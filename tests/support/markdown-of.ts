import 'server-only';
import { readMarkdown } from '../../lib/markdown/document/read';
import { resolveLinks } from '../../lib/markdown/document/resolve-links';
import {
  blocksOfTree,
  heading,
  type MarkdownSite,
  textNode,
} from '../../lib/markdown/plain/tree-blocks';
import { writeMarkdown } from '../../lib/markdown/plain/write-markdown';
import { routeTable } from '../../lib/routing/route-table';
import { en } from '../../lib/settings/en';
import { enOwnApp } from '../../lib/settings/en-own-app';

const SITE: MarkdownSite = {
  absoluteUrl: (href) => (/^[/#]/.test(href) ? `https://x.org${href}` : href),
  labels: { ...en, checks: enOwnApp.checks },
  pageList: () => [heading(2, textNode('Pages'))],
};

/** For tests: a text as the page's Markdown has it. */
export function markdownOf(body: string, file = 'guide/x.mdx'): string {
  const { tree } = readMarkdown({ file, body });
  const routes = routeTable(['/guide/a', '/guide/']);
  resolveLinks(tree, { file, prefixes: [''], routes });
  return writeMarkdown(blocksOfTree(tree, SITE));
}

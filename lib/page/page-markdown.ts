import 'server-only';
import type { Root } from 'hast';
import { absoluteUrl, siteLabels } from '../config';
import type { PageRecord } from '../content/types';
import { fill } from '../labels/fill';
import { paragraph, textPart } from '../markdown/plain/parts';
import { type Block, blocksOfTree } from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import type { SiteContent } from '../site/site-content';
import { kindOf } from './kinds';
import { overviewBlocks } from './page-blocks';
import { pagesAround } from './pages-around';

/** Everything that a page shows, as plain Markdown with absolute URLs. */
export function pageMarkdown(page: PageRecord, content: SiteContent): string {
  const blocks = kindOf(page).markdown(blocksOf(page.tree, page, content), content);
  const [first, ...others] = blocks;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const { checkedAgainst } = siteLabels(page.lang).doc;
  const version = content.checked.get(page.relativePath);
  const end = version ? [paragraph(textPart(fill(checkedAgainst, { version })))] : [];
  return writeMarkdown([
    ...(isTitled ? [first, ...descriptionBlocks(page), ...others] : blocks),
    ...end,
  ]);
}

/** A part of a page's tree as Markdown with absolute URLs. */
export function partMarkdown(tree: Root, page: PageRecord, content: SiteContent): string {
  return writeMarkdown(blocksOf(tree, page, content));
}

function blocksOf(tree: Root, page: PageRecord, content: SiteContent): Block[] {
  const { doc, callouts } = siteLabels(page.lang);
  return blocksOfTree(tree, {
    labels: { since: doc.since, callouts },
    absoluteUrl: (href) => absoluteUrl(/^[#?]/.test(href) ? page.routePath + href : href),
    pagesAround: (headings) => overviewBlocks(pagesAround(page, content, headings)),
  });
}

function descriptionBlocks({ frontmatter }: PageRecord): Block[] {
  const { description } = frontmatter;
  return description === undefined
    ? []
    : [{ type: 'blockquote', children: [paragraph(textPart(description))] }];
}

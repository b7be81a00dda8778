import 'server-only';
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
  const { doc, callouts } = siteLabels(page.lang);
  const text = blocksOfTree(page.tree, {
    labels: { since: doc.since, callouts },
    absoluteUrl: (href) => absoluteUrl(href.startsWith('#') ? page.routePath + href : href),
    pagesAround: (headings) => overviewBlocks(pagesAround(page, content, headings)),
  });
  const blocks = kindOf(page).markdown(text, content);
  const [first, ...others] = blocks;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const checked = content.checked.get(page.relativePath);
  const end = checked ? [paragraph(textPart(fill(doc.checkedAgainst, { version: checked })))] : [];
  return writeMarkdown([
    ...(isTitled ? [first, ...descriptionBlocks(page), ...others] : blocks),
    ...end,
  ]);
}

function descriptionBlocks({ frontmatter }: PageRecord): Block[] {
  const { description } = frontmatter;
  return description === undefined
    ? []
    : [{ type: 'blockquote', children: [paragraph(textPart(description))] }];
}

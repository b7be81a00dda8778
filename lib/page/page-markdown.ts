import 'server-only';
import type { Root } from 'hast';
import { absoluteUrl, siteLabels } from '../config';
import type { PageRecord } from '../content/types';
import { fill } from '../labels/fill';
import { heading, paragraph, textPart } from '../markdown/plain/parts';
import { type Block, blocksOfTree } from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import { flatten } from '../navigation/neighbours';
import type { SiteContent } from '../site/site-content';
import { dayInWords } from './dates';
import { heroOf } from './facts';
import { publishedOn, typeOf } from './kinds';
import { holdsList } from './list-place';
import { featureBlocks, heroBlocks, linkList, overviewBlocks, overviewText } from './page-blocks';
import { pagesAround, sidebarAround } from './pages-around';

/** Everything that a page shows, as plain Markdown with absolute URLs. */
export function pageMarkdown(page: PageRecord, content: SiteContent): string {
  const blocks = wholePage(blocksOf(page.tree, page, content), page, content);
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

/** What a page of this kind shows around its text. */
function wholePage(text: Block[], page: PageRecord, content: SiteContent): Block[] {
  const { frontmatter, lang } = page;
  if (frontmatter.pageType === 'home') {
    const hero = heroOf(frontmatter, lang);
    return [...heroBlocks(hero), ...featureBlocks(frontmatter.features), ...text];
  }
  const date = publishedOn(page);
  const day = date === undefined ? [] : [paragraph(textPart(dayInWords(date, lang)))];
  const title = page.hasOwnHeading ? [] : [heading(1, textPart(page.title))];
  const titled = [...title, ...day, ...text];
  const type = typeOf(page);
  if (type === 'landing') return [...titled, ...linkList(flatten(sidebarAround(page, content)))];
  if (type !== 'overview' || holdsList(page.tree)) return titled;
  return overviewText(titled, pagesAround(page, content, frontmatter.overviewHeaders));
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

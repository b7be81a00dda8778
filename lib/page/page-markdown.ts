import 'server-only';
import { scopeOptions, site } from '../config';
import { labelOverrides } from '../config/public-site';
import { wholeAddress } from '../config/whole-address';
import type { PageRecord } from '../content/types';
import { resolveLabels } from '../labels/resolve';
import { heading, paragraph, textPart } from '../markdown/twin/parts';
import { twinBlocks } from '../markdown/twin/read-twin';
import type { Block, TwinSite } from '../markdown/twin/types';
import { writeMarkdown } from '../markdown/twin/write-markdown';
import { flatten } from '../navigation/neighbours';
import { searchPrefixes } from '../routing/scope';
import type { SiteContent } from '../site/assemble';
import { dayInWords } from './last-updated';
import { featureBlocks, heroBlocks, overviewBlocks, pageList } from './markdown-parts';
import { dateOf } from './page-facts';
import { pagesAround, sidebarAround } from './pages-around';

/**
 * A page as one Markdown text for whoever reads without a browser: its title, what it is about, and
 * all that the page shows, in plain Markdown with whole addresses.
 */
export function pageMarkdown(page: PageRecord, content: SiteContent): string {
  const blocks = pageBlocks(page, content);
  const [first, ...others] = blocks;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return writeMarkdown(isTitled ? [first, ...descriptionBlocks(page), ...others] : blocks);
}

/** Everything that the page shows, from its title on. */
function pageBlocks(page: PageRecord, content: SiteContent): Block[] {
  const { frontmatter, relativePath, body, bodyOffset } = page;
  const overview = (headings?: readonly number[]) =>
    overviewBlocks(pagesAround(page, content, headings), wholeAddress);
  const text = twinBlocks(
    { file: relativePath, body, bodyOffset },
    { ...siteAround(page, content), pagesAround: overview },
  );
  if (frontmatter.pageType === 'home') {
    const { hero, features } = frontmatter;
    return [...heroBlocks(hero, wholeAddress), ...featureBlocks(features, wholeAddress), ...text];
  }
  const title = page.hasOwnHeading ? [] : [heading(1, [textPart(page.title)])];
  if (frontmatter.pageType !== 'doc') return [...title, ...text];
  if (frontmatter.landing) {
    const links = flatten(sidebarAround(page, content));
    return [...title, ...text, ...pageList(links, wholeAddress)];
  }
  if (frontmatter.overview) return [...title, ...text, ...overview(frontmatter.overviewHeaders)];
  return [...title, ...dayBlocks(page), ...text];
}

/** The day of an article. */
function dayBlocks(page: PageRecord): Block[] {
  const date = dateOf(page);
  return date === undefined ? [] : [paragraph(textPart(dayInWords(date, page.lang)))];
}

function siteAround(page: PageRecord, content: SiteContent): Omit<TwinSite, 'pagesAround'> {
  const { doc, callouts } = resolveLabels(labelOverrides(site.themeConfig));
  return {
    prefixes: searchPrefixes(page, scopeOptions),
    routes: content.routes,
    fragments: content.fragments,
    words: { since: doc.since, callouts },
    addressOf: (href) => wholeAddress(href.startsWith('#') ? page.routePath + href : href),
  };
}

function descriptionBlocks({ frontmatter }: PageRecord): Block[] {
  const { description } = frontmatter;
  return description === undefined
    ? []
    : [{ type: 'blockquote', children: [paragraph(textPart(description))] }];
}

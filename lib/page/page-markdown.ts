import 'server-only';
import type { Root } from 'hast';
import type { SiteContent } from '../content/assemble';
import type { Hero } from '../content/frontmatter';
import type { Page } from '../content/pages';
import { resolveHref } from '../markdown/document/resolve-links';
import {
  type Block,
  blocksOfTree,
  bulletList,
  heading,
  linkTo,
  paragraph,
  textNode,
} from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import { isJsxNamed } from '../markdown/tree/element';
import { flatten } from '../routing/navigation';
import { fallbackPrefixes } from '../routing/scope';
import { absoluteUrl, localeOf, scopeOptions } from '../settings';
import { articleFacts } from './dates';
import { kindOf } from './kinds';
import { type OverviewGroup, overviewGroups, sidebarOf } from './overview';

/** Everything that a page shows, as plain Markdown with absolute URLs. */
export function pageMarkdown(page: Page, content: SiteContent): string {
  const blocks = wholePage(blocksOf(page.tree, page, content), page, content);
  const [first, ...others] = blocks;
  const { description } = page.frontmatter;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  if (!isTitled || description === undefined) return writeMarkdown(blocks);
  const quote: Block = { type: 'blockquote', children: [paragraph(textNode(description))] };
  return writeMarkdown([first, quote, ...others]);
}

/** Adds what a page of this kind shows around its text. */
function wholePage(text: Block[], page: Page, content: SiteContent): Block[] {
  const { frontmatter } = page;
  if (frontmatter.pageType === 'home') {
    const features = frontmatter.features.flatMap(({ title, details, link }) => [
      heading(2, link === undefined ? textNode(title) : linkTo(absoluteUrl(link), title)),
      paragraph(textNode(details)),
    ]);
    return [...heroBlocks(frontmatter.hero), ...features, ...text];
  }
  const { text: day } = articleFacts(page) ?? {};
  const title = page.heading !== undefined ? [] : [heading(1, textNode(page.title))];
  const blocks = [...title, ...(day ? [paragraph(textNode(day))] : []), ...text];
  const { type } = kindOf(page);
  if (type === 'landing')
    return [...blocks, ...linkList(flatten(sidebarOf(page.routePath, content)))];
  if (type !== 'overview' || page.tree.children.some((node) => isJsxNamed(node, 'Overview')))
    return blocks;
  // The groups are between the introduction and the first section.
  const section = blocks.findIndex((block) => block.type === 'heading' && block.depth === 2);
  const groups = overviewBlocks(overviewGroups(page, content));
  return blocks.toSpliced(section < 0 ? blocks.length : section, 0, ...groups);
}

/** Converts a page's tree, or a section of it, to Markdown with absolute URLs. */
export function blocksOf(tree: Root, page: Page, content: SiteContent): Block[] {
  const { labels, ownAppLabels } = localeOf(page.lang);
  return blocksOfTree(tree, {
    labels: { ...labels, checks: ownAppLabels.checks },
    absoluteUrl: (href) => {
      const target = resolveHref(href, {
        file: page.relativePath,
        prefixes: fallbackPrefixes(page, scopeOptions),
        routes: content.routes,
      });
      return absoluteUrl(/^[#?]/.test(target) ? page.routePath + target : target);
    },
    pageList: () => overviewBlocks(overviewGroups(page, content)),
  });
}

function linkList(links: readonly { text: string; link: string }[]): Block[] {
  return links.length === 0 ? [] : [bulletList(links.map((link) => [linkLine(link)]))];
}

function overviewBlocks(groups: readonly OverviewGroup[]): Block[] {
  return groups.flatMap(({ text, items }) => {
    const pages = items.map(({ headings, article, summary, ...page }) => {
      const links = headings.map((entry) => ({ ...entry, link: `${page.link}#${entry.id}` }));
      const lines = [article?.text, summary].flatMap((line) => line || []);
      const about = lines.map((line) => paragraph(textNode(line)));
      return [linkLine(page), ...about, ...linkList(links)];
    });
    return [...(text === '' ? [] : [heading(2, textNode(text))]), bulletList(pages)];
  });
}

function heroBlocks({ name, text, tagline, actions, install, facts, image }: Hero): Block[] {
  const src = typeof image?.src === 'object' ? image.src.light : image?.src;
  return [
    heading(1, textNode(`${name} ${text}`)),
    ...(tagline === undefined ? [] : [paragraph(textNode(tagline))]),
    ...linkList(actions),
    ...(install === undefined ? [] : [{ type: 'code' as const, lang: 'bash', value: install }]),
    ...linkList(facts.map(({ value, text, link }) => ({ text: `${value} ${text}`, link }))),
    ...(image && src !== undefined
      ? [paragraph({ type: 'image', url: absoluteUrl(src), alt: image.alt })]
      : []),
  ];
}

function linkLine({ text, link }: { text: string; link: string }): Block {
  return paragraph(linkTo(absoluteUrl(link), text));
}

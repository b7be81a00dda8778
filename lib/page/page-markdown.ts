import 'server-only';
import type { Root } from 'hast';
import type { SiteContent } from '../content/assemble';
import type { Feature, Hero } from '../content/frontmatter';
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
import { flatten } from '../routing/neighbours';
import { searchPrefixes } from '../routing/scope';
import { absoluteUrl, localeOf, scopeOptions } from '../settings';
import { articleFacts } from './dates';
import { kindOf } from './kinds';
import { hasList, type OverviewGroup, pagesAround, sidebarAround } from './overview';

/** Everything that a page shows, as plain Markdown with absolute URLs. */
export function pageMarkdown(page: Page, content: SiteContent): string {
  const blocks = wholePage(blocksOf(page.tree, page, content), page, content);
  const [first, ...others] = blocks;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return writeMarkdown(isTitled ? [first, ...descriptionBlocks(page), ...others] : blocks);
}

/** Adds what a page of this kind shows around its text. */
function wholePage(text: Block[], page: Page, content: SiteContent): Block[] {
  const { frontmatter } = page;
  if (frontmatter.pageType === 'home') {
    return [...heroBlocks(frontmatter.hero), ...featureBlocks(frontmatter.features), ...text];
  }
  const { text: day } = articleFacts(page) ?? {};
  const title = page.heading !== undefined ? [] : [heading(1, textNode(page.title))];
  const blocks = [...title, ...(day ? [paragraph(textNode(day))] : []), ...text];
  const { type } = kindOf(page);
  if (type === 'landing') return [...blocks, ...linkList(flatten(sidebarAround(page, content)))];
  if (type !== 'overview' || hasList(page.tree)) return blocks;
  return overviewText(blocks, pagesAround(page, content));
}

/** Converts a page's tree, or a section of it, to Markdown with absolute URLs. */
export function blocksOf(tree: Root, page: Page, content: SiteContent): Block[] {
  const { labels, ownAppLabels } = localeOf(page.lang);
  return blocksOfTree(tree, {
    labels: { ...labels, checks: ownAppLabels.checks },
    absoluteUrl: (href) => {
      const { relativePath: file } = page;
      const { routes } = content;
      const target = resolveHref(href, {
        file,
        prefixes: searchPrefixes(page, scopeOptions),
        routes,
      });
      return absoluteUrl(/^[#?]/.test(target) ? page.routePath + target : target);
    },
    pagesAround: () => overviewBlocks(pagesAround(page, content)),
  });
}

function descriptionBlocks({ frontmatter }: Page): Block[] {
  const { description } = frontmatter;
  return description === undefined
    ? []
    : [{ type: 'blockquote', children: [paragraph(textNode(description))] }];
}

function linkList(links: readonly { text: string; link: string }[]): Block[] {
  return links.length === 0 ? [] : [bulletList(links.map((link) => [linkLine(link)]))];
}

/** The groups of an overview: their titles, their pages, and the headings of those. */
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

/** The text of an overview, with its groups between the introduction and the first section. */
function overviewText(text: readonly Block[], groups: readonly OverviewGroup[]): Block[] {
  const sections = text.findIndex((block) => block.type === 'heading' && block.depth === 2);
  const intro = sections < 0 ? text : text.slice(0, sections);
  return [...intro, ...overviewBlocks(groups), ...text.slice(intro.length)];
}

/** The first screen of a home page, in the order in which it is read. */
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

function featureBlocks(features: readonly Feature[]): Block[] {
  return features.flatMap(({ title, details, link }) => [
    heading(2, link === undefined ? textNode(title) : linkTo(absoluteUrl(link), title)),
    paragraph(textNode(details)),
  ]);
}

function linkLine({ text, link }: { text: string; link: string }): Block {
  return paragraph(linkTo(absoluteUrl(link), text));
}

import 'server-only';
import { absoluteUrl } from '../config';
import type { Feature, Hero } from '../content/frontmatter';
import { bulletList, heading, linkTo, paragraph, textPart } from '../markdown/plain/parts';
import type { Block } from '../markdown/plain/tree-blocks';
import type { OverviewGroup } from '../navigation/types';

export function linkList(links: readonly { text: string; link: string }[]): Block[] {
  return links.length === 0 ? [] : [bulletList(links.map((link) => [linkLine(link)]))];
}

/** The groups of an overview: their titles, their pages, and the headings of those. */
export function overviewBlocks(groups: readonly OverviewGroup[]): Block[] {
  return groups.flatMap(({ text, items }) => {
    const pages = items.map(({ headings, article, summary, ...page }) => {
      const places = headings.map((place) => ({ ...place, link: `${page.link}#${place.id}` }));
      const lines = [article?.text, summary].flatMap((line) => line || []);
      const about = lines.map((line) => paragraph(textPart(line)));
      return [linkLine(page), ...about, ...linkList(places)];
    });
    return [...(text === '' ? [] : [heading(2, textPart(text))]), bulletList(pages)];
  });
}

/** The text of an overview, with its groups between the introduction and the first section. */
export function overviewText(text: readonly Block[], groups: readonly OverviewGroup[]): Block[] {
  const sections = text.findIndex((block) => block.type === 'heading' && block.depth === 2);
  const intro = sections < 0 ? text : text.slice(0, sections);
  return [...intro, ...overviewBlocks(groups), ...text.slice(intro.length)];
}

/** The first screen of a home page, in the order in which it is read. */
export function heroBlocks({ name, text, tagline, actions, install, facts, image }: Hero): Block[] {
  const src = typeof image?.src === 'object' ? image.src.light : image?.src;
  return [
    heading(1, textPart(`${name} ${text}`)),
    ...(tagline === undefined ? [] : [paragraph(textPart(tagline))]),
    ...linkList(actions),
    ...(install === undefined ? [] : [{ type: 'code' as const, lang: 'bash', value: install }]),
    ...linkList(facts),
    ...(image && src !== undefined
      ? [paragraph({ type: 'image', url: absoluteUrl(src), alt: image.alt })]
      : []),
  ];
}

export function featureBlocks(features: readonly Feature[]): Block[] {
  return features.flatMap(({ title, details, link }) => [
    heading(2, link === undefined ? textPart(title) : linkTo(absoluteUrl(link), title)),
    paragraph(textPart(details)),
  ]);
}

function linkLine({ text, link }: { text: string; link: string }): Block {
  return paragraph(linkTo(absoluteUrl(link), text));
}

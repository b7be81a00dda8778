import 'server-only';
import type { Feature, Hero } from '../content/frontmatter';
import { bulletList, heading, linkTo, paragraph, textPart } from '../markdown/twin/parts';
import type { Block } from '../markdown/twin/types';
import type { OverviewGroup, PageLink } from '../navigation/types';

type AddressOf = (path: string) => string;

/** Links to pages, as a landing page lists them. */
export function pageList(links: readonly PageLink[], addressOf: AddressOf): Block[] {
  return links.length === 0 ? [] : [bulletList(links.map((link) => [pageLink(link, addressOf)]))];
}

/** The groups of an overview: their titles, their pages, and the headings of those. */
export function overviewBlocks(groups: readonly OverviewGroup[], addressOf: AddressOf): Block[] {
  return groups.flatMap(({ text, items }) => {
    const pages = items.map(({ headings, ...page }) => {
      const places = headings.map(({ id, text: words }) => [
        paragraph(linkTo(addressOf(`${page.link}#${id}`), [textPart(words)])),
      ]);
      return [pageLink(page, addressOf), ...(places.length > 0 ? [bulletList(places)] : [])];
    });
    return [...(text === '' ? [] : [heading(2, [textPart(text)])]), bulletList(pages)];
  });
}

/** The first screen of a home page, in the order in which it is read. */
export function heroBlocks(
  { name, text, tagline, actions, image }: Hero,
  addressOf: AddressOf,
): Block[] {
  const links = actions.map(({ text: words, link }) => [
    paragraph(linkTo(addressOf(link), [textPart(words)])),
  ]);
  const src = typeof image?.src === 'object' ? image.src.light : image?.src;
  return [
    heading(1, [textPart(`${name} ${text}`)]),
    ...(tagline === undefined ? [] : [paragraph(textPart(tagline))]),
    ...(links.length > 0 ? [bulletList(links)] : []),
    ...(image && src !== undefined
      ? [paragraph({ type: 'image', url: addressOf(src), alt: image.alt })]
      : []),
  ];
}

/** The cards of a home page. */
export function featureBlocks(features: readonly Feature[], addressOf: AddressOf): Block[] {
  return features.flatMap(({ title, details, link }) => {
    const words = textPart(title);
    return [
      heading(2, [link === undefined ? words : linkTo(addressOf(link), [words])]),
      paragraph(textPart(details)),
    ];
  });
}

function pageLink({ text, link }: PageLink, addressOf: AddressOf): Block {
  return paragraph(linkTo(addressOf(link), [textPart(text)]));
}

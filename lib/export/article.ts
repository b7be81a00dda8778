import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Texts and attributes are written as they are read, so nothing is decoded on the way. */
export const AS_WRITTEN = { decodeEntities: false, encodeEntities: false } as const;
/** What only works with scripts, or is part of the screen and not of the text. */
const LEFT_OUT_TAGS = ['button', 'noscript', 'script', 'template'];
/** The parts that readers without scripts have, too: scenarios with their recorded runs. */
const PRINTED_PARTS = ['playground', 'recorded'];
/** The attributes that name elements by their ids. */
const IDS = ['id', 'for', 'aria-describedby'];

/** What an id becomes, and where a link leads. */
type Changes = { id: (id: string) => string; link: (href: string) => string };

/** The article of an exported page without its controls. */
export function articleOf(html: string, changes: Changes): { title: string; html: string } {
  const page = parseDocument(html, AS_WRITTEN);
  const article = DomUtils.findOne(({ attribs }) => attribs.class === 'prose', page.children);
  if (!article) throw new Error('Expected an article with the class "prose" in a page.');
  const leftOut = DomUtils.filter(
    (node) =>
      node.type === ElementType.Comment || (ElementType.isTag(node) && isOfScreen(node as Element)),
    article.children,
  );
  for (const node of leftOut) DomUtils.removeElement(node);
  const elements = DomUtils.getElementsByTagName('*', article.children);
  for (const { attribs } of elements) change(attribs, changes);
  const title = elements.find(({ name }) => name === 'h1');
  const written = (element: Element) => DomUtils.getInnerHTML(element, AS_WRITTEN);
  return { title: title ? written(title) : '', html: written(article) };
}

function isOfScreen(element: Element): boolean {
  const { name, attribs } = element;
  // The "#" of a heading stands behind it (components/markdown/elements.tsx).
  const before = DomUtils.prevElementSibling(element)?.name ?? '';
  const isAnchor = name === 'a' && /^h[2-6]$/.test(before);
  const isPart = 'data-part' in attribs && !PRINTED_PARTS.includes(attribs['data-part'] ?? '');
  return isAnchor || LEFT_OUT_TAGS.includes(name) || isPart || attribs.role === 'tablist';
}

function change(attribs: Element['attribs'], { id, link }: Changes): void {
  // What ties a panel to its tab, and pictures that wait until the reader comes near them.
  delete attribs['aria-labelledby'];
  if (attribs.role === 'tabpanel') delete attribs.role;
  if (attribs.loading === 'lazy') delete attribs.loading;
  for (const name of IDS) {
    if (attribs[name] !== undefined) attribs[name] = attribs[name].split(' ').map(id).join(' ');
  }
  if (attribs.href !== undefined) attribs.href = link(attribs.href);
  // The tips of arrows in drawings.
  for (const [name, value] of Object.entries(attribs)) {
    if (value.startsWith('url(#')) attribs[name] = `url(#${id(value.slice(5, -1))})`;
  }
}

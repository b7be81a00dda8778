import 'server-only';
import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageRecord } from '../content/pages';
import { isElement } from '../markdown/tree/element';
import { type PathKey, pathKeyOf, splitAddress } from '../routing/route-path';
import type { SiteContent } from '../site/site-content';
import { type ApiEntry, apiEntries } from './api-entries';
import { cutAtHeadings, type PagePart } from './page-parts';

/** What shows beside a link before it is followed: a signature or a title, and what it leads to in short. */
export type HoverCard = { code: string; text: string } | { title: string; text: string };

/** The cards of a site by where they lead to: `/api/run#sandbox`. */
export type HoverCards = Readonly<Record<string, HoverCard>>;

/**
 * The cards of all terms, and of the places of the API that some page links to. A place of the API is
 * an entry of `api-index.json`, or a part that tells of some, or of the entry that its page is.
 */
export function hoverCards(content: Pick<SiteContent, 'pages' | 'terms'>): HoverCards {
  const linked = linkedPlaces([...content.pages.values()]);
  const terms = Object.keys(content.terms).map(splitAddress);
  const cards = [...linked].flatMap(([path, ids]) => {
    const page = content.pages.get(path);
    if (!page) return [];
    const explained = terms.filter((term) => term.path === page.routePath);
    const found =
      explained.length > 0
        ? explained.map(({ rest }) => cardOfTerm(page, rest.slice(1)))
        : cardsOfApi(page, ids);
    return found.map(([id, card]) => [id === '' ? path : `${path}#${id}`, card] as const);
  });
  return Object.fromEntries(cards.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where the links of the pages lead to: paths of pages, each with ids on them; `''` is the page itself. */
function linkedPlaces(pages: readonly PageRecord[]): Map<PathKey, Set<string>> {
  const places = new Map<PathKey, Set<string>>();
  for (const { routePath, tree } of pages) {
    visit(tree, 'element', ({ tagName, properties: { href } }) => {
      if (tagName !== 'a' || typeof href !== 'string') return;
      const [path = '', id = ''] = href.split('#');
      if (path !== '' && !path.startsWith('/')) return;
      const key = pathKeyOf(path === '' ? routePath : path);
      places.set(key, (places.get(key) ?? new Set()).add(id));
    });
  }
  return places;
}

type CardAt = [id: string, card: HoverCard];

function cardOfTerm({ tree }: PageRecord, id: string): CardAt {
  const part = partAt(tree, id);
  return [id, { title: part?.text ?? '', text: textIn(part) }];
}

function cardsOfApi(page: PageRecord, ids: ReadonlySet<string>): CardAt[] {
  const entries = apiEntries(page);
  const own = entries.find(({ name, anchor }) => anchor === null && page.title.startsWith(name));
  return [...ids].flatMap((id): CardAt[] => {
    const part = partAt(page.tree, id);
    const heading = id === '' ? page.title : part?.text;
    const near = entries.filter(({ anchor }) => anchor === id);
    const entry = id === '' ? own : near.find(({ name }) => heading?.startsWith(name));
    const isSection = id !== '' && (own !== undefined || near.length > 0);
    if (entry) return [[id, cardOf(entry, page.lang)]];
    const text = isSection ? firstSentence(textIn(part), page.lang) : '';
    const title = `${page.title} › ${heading}`;
    return heading === undefined || text === '' ? [] : [[id, { title, text }]];
  });
}

function cardOf({ name, signature, summary }: ApiEntry, lang: string): HoverCard {
  const text = firstSentence(summary, lang);
  return signature === null ? { title: name, text } : { code: signature, text };
}

/** The first paragraph of a part, with code as Markdown writes it. */
function textIn(part: PagePart<RootContent> | undefined): string {
  const paragraph = part?.nodes.find((node) => isElement(node, 'p'));
  return paragraph ? withCode(paragraph) : '';
}

/** The part below a heading, which may stand in a component such as `<Terms>`. */
function partAt(tree: Root, id: string): PagePart<RootContent> | undefined {
  let { children } = tree;
  visit(tree, 'element', ({ properties }, _, parent) => {
    if (parent && properties.id === id) children = parent.children;
  });
  return cutAtHeadings(children).find((part) => part.id === id);
}

function withCode({ children }: Element): string {
  const parts = children.map((child): string => {
    if (child.type !== 'element') return textOf(child);
    return child.tagName === 'code' ? `\`${textOf(child)}\`` : withCode(child);
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function firstSentence(text: string, lang: string): string {
  const [first] = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

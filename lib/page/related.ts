import 'server-only';
import { visit } from 'unist-util-visit';
import type { PageRecord } from '../content/pages';
import type { PageLink } from '../navigation/types';
import { type PathKey, pathKeyOf } from '../routing/route-path';
import { scopeKey } from '../routing/scope';
import { isStopWord } from '../search/languages';
import { normalize } from '../search/normalize';
import { tokenize } from '../search/tokenizers';
import { memoize } from '../site/memoize';
import type { SiteContent } from '../site/site-content';

export type RelatedPage = PageLink & { description: string };

type Pages = SiteContent['pages'];

/** What a page is about: its words, and the pages that it links to, each with its weight. */
type Profile = { page: PageRecord; path: PathKey; words: Weights; links: Weights };
type Weights = ReadonlyMap<string, number>;

const COUNT = 3;
/** What a link counts that only these two pages have, beside words (1) and links (1) that are the same. */
const LINK = 0.5;

/**
 * The pages that say most about the same things: by the words of titles, summaries and headings, by
 * links between them, and by links that both have.
 */
export function relatedPages(
  page: PageRecord,
  pages: Pages,
  isCandidate: (page: PageRecord) => boolean,
): RelatedPage[] {
  const all = profiles(pages, profilesOf);
  const own = all.get(page.pathKey);
  if (!own) return [];
  return [...all.values()]
    .filter((other) => other !== own && scopeKey(other.page) === scopeKey(page))
    .filter((other) => isCandidate(other.page) && other.page.frontmatter.description)
    .map((other) => ({ other, score: likeness(own, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.other.path < b.other.path ? -1 : 1))
    .slice(0, COUNT)
    .map(({ other: { page: found } }) => ({
      text: found.title,
      link: found.routePath,
      description: found.frontmatter.description ?? '',
    }));
}

function likeness(a: Profile, b: Profile): number {
  const between = shareOf(b.path, a.links) + shareOf(a.path, b.links);
  return cosine(a.words, b.words) + cosine(a.links, b.links) + LINK * between;
}

const profiles = memoize<Pages, ReadonlyMap<PathKey, Profile>>(new WeakMap());
const pageWords = memoize<PageRecord, string[]>(new WeakMap());
const pageLinks = memoize<PageRecord, PathKey[]>(new WeakMap());

function profilesOf(pages: Pages): ReadonlyMap<PathKey, Profile> {
  const words = weighed([...pages.values()].map((page) => pageWords(page, topicsOf)));
  const linked = [...pages].map(([own, page]) =>
    pageLinks(page, linksOf).filter((path) => path !== own && pages.has(path)),
  );
  const links = weighed(linked);
  return new Map(
    [...pages].map(([path, page], index) => [
      path,
      { page, path, words: words[index] ?? new Map(), links: links[index] ?? new Map() },
    ]),
  );
}

function topicsOf({ title, frontmatter, toc }: PageRecord): string[] {
  const texts = [title, title, frontmatter.description ?? '', ...toc.map(({ text }) => text)];
  return texts
    .flatMap(tokenize)
    .map(normalize)
    .filter((word) => !isStopWord(word));
}

function linksOf({ tree }: PageRecord): PathKey[] {
  const paths: PathKey[] = [];
  visit(tree, 'element', ({ tagName, properties: { href } }) => {
    if (tagName !== 'a' || typeof href !== 'string') return;
    paths.push(pathKeyOf(href.replace(/[?#].*/, '')));
  });
  return paths;
}

/** How much each thing tells of its page: more if it is there often, less if many pages have it. */
function weighed(pages: readonly string[][]): Weights[] {
  const holders = tally(pages.flatMap((things) => [...new Set(things)]));
  return pages.map((things) => {
    const weights = [...tally(things)].map(([thing, count]): [string, number] => [
      thing,
      Math.sqrt(count) * Math.log(pages.length / (holders.get(thing) ?? 1)),
    ]);
    return new Map(weights);
  });
}

function tally(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

function cosine(a: Weights, b: Weights): number {
  let sum = 0;
  for (const [thing, weight] of a) sum += weight * (b.get(thing) ?? 0);
  return sum === 0 ? 0 : sum / (lengthOf(a) * lengthOf(b));
}

/** How much of all links one is: little if it is one of many, or if every page has it. */
function shareOf(path: string, links: Weights): number {
  return (links.get(path) ?? 0) / Math.max(lengthOf(links), 1);
}

function lengthOf(weights: Weights): number {
  return Math.hypot(...weights.values());
}

import { isStopWord } from './languages';
import type { Passages } from './passages';
import { isSaid, type Query } from './query';
import { count, type Hit, type PageHit, rescore, setOf, sortPages } from './ranking';
import type { Place } from './sections';

/** How much more a question as a whole counts than its words one by one. */
const AS_A_WHOLE = 2.5;
/** A section that answers nearly as well as the best one shows, even where too few words were found one by one. */
const NEAR = 0.7;
/** The best section is shown as the answer if it holds so much, or this much of the question and more than others. */
const SURE = { held: 0.5, lead: 0.25, anyway: 1 };
/** A section that holds less of a question than this is not near to it. */
const LEAST = 0.15;
/**
 * Nothing answers a question of which more is unknown than this share of the points of the best section. What readers
 * have asked speaks for and against it.
 */
const UNKNOWN = 0.4;
const LIKE = { answered: 2, unanswered: 3 };

/** Of a title or heading, a part may do. */
const NAMED = 0.4;

/** Whether a title or heading, in plain words, is what was typed: a name, or an option. */
export function isNamed(best: PageHit | undefined, heading: string, { concepts }: Query): boolean {
  const said = setOf(concepts, isSaid);
  const named = count((best?.hits[0]?.head ?? 0) & said);
  const words = heading
    .trim()
    .split(' ')
    .filter((word) => !isStopWord(word));
  return named >= count(said) && named >= words.length * NAMED;
}

/** Ranks again by how well each section answers a question as a whole. */
export function rankByPassages(
  pages: readonly PageHit[],
  passages: Passages,
  places: readonly Place[],
): PageHit[] {
  const { scores, held, points, unknown } = passages;
  const most = pages[0]?.score || 1;
  // Of a question of which nothing holds much, only what was found one by one is near, if anything was.
  const isKnown = unknown <= UNKNOWN * points;
  const hasNear = held >= LEAST || (pages.length === 0 && isKnown);
  const byPage = new Map(pages.map((page) => [page.page, page]));
  const scoreOf = new Map<string, number>();
  for (const [document, score] of scores) {
    const { page = 0, section = 0 } = places[document] ?? {};
    scoreOf.set(`${page} ${section}`, score);
    const found = byPage.get(page) ?? { page, score: 0, concepts: 0, hits: [] };
    const isFound = found.hits.some((hit) => hit.section === section);
    if (!hasNear || score < NEAR || isFound) continue;
    const hit: Hit = { section, score: 0, concepts: 0, head: 0, path: 0 };
    byPage.set(page, { ...found, hits: [...found.hits, hit] });
  }
  // A title and the first section below it are one place.
  const wholeOf = (page: number, { section }: Hit) =>
    scoreOf.get(`${page} ${section === 'title' ? 0 : section}`) ?? 0;
  return sortPages(
    [...byPage.values()].map((page) =>
      rescore(page, (hit) => hit.score / most + AS_A_WHOLE * wholeOf(page.page, hit)),
    ),
  );
}

/** Whether the first section is the answer, or nothing is. */
export function verdictOf([first, second]: readonly PageHit[], passages: Passages) {
  const { held, points, unknown, answered, unanswered } = passages;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  return {
    isSure: held >= SURE.anyway || (held >= SURE.held && lead >= SURE.lead),
    isUnsure: unknown + LIKE.unanswered * unanswered > UNKNOWN * points + LIKE.answered * answered,
  };
}

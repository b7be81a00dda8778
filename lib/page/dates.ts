import 'server-only';
import { lastChanges } from '../content/last-changes';
import { loadSite } from '../content/load';
import { oncePerProcess } from '../content/memoize';
import type { Page } from '../content/pages';
import { CONTENT_FOLDER } from '../content/source-files';
import { publishedOn } from './kinds';

/** The last change of each page, by its path inside the content folder. */
// The preview asks git only once, too: a commit made meanwhile shows after the next start.
export const changesOfPages = oncePerProcess('last changes', async () => {
  const { pages } = await loadSite();
  return lastChanges(
    CONTENT_FOLDER,
    [...pages.values()].map(({ relativePath }) => relativePath),
  );
});

/** A date for programs, and as text. */
export type Day = { iso: string; text: string };

export type ArticleFacts = Day & { minutes: number };

/** Reading speed in Latin words, and in Chinese characters, many of which are code. */
const WORDS_A_MINUTE = 200;
const CHARACTERS_A_MINUTE = 400;

export function articleFacts(page: Page): ArticleFacts | undefined {
  const date = publishedOn(page);
  if (date === undefined) return undefined;
  return { ...dayOf(date, page.lang), minutes: readingMinutes(page.content) };
}

/** Formats the day on the author's calendar; in another time zone it could be another one. */
export function dayOf(iso: string, lang: string): Day {
  const day = new Date(iso.slice(0, 'yyyy-mm-dd'.length));
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return { iso, text: format.format(day) };
}

export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latinWords = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(latinWords / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

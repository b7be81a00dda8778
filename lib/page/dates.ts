import 'server-only';
import type { Page } from '../content/pages';
import { publishedOn } from './kinds';

/** Reading speed in Latin words, and in Chinese characters, many of which are code. */
const WORDS_A_MINUTE = 200;
const CHARACTERS_A_MINUTE = 400;

/** Returns the date of an article, and how many minutes it takes to read. */
export function articleFacts(page: Page) {
  const date = publishedOn(page);
  if (date === undefined) return undefined;
  return { ...dayOf(date, page.lang), minutes: readingMinutes(page.content) };
}

/** Formats the day on the author's calendar; in another time zone it could be another one. */
export function dayOf(iso: string, lang: string) {
  const day = new Date(iso.slice(0, 'yyyy-mm-dd'.length));
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return { iso, text: format.format(day) };
}

export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latinWords = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(latinWords / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

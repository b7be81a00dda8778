import 'server-only';
import { site } from '../config';
import type { PageRecord } from '../content/types';
import { lastChanges } from '../history/last-changes';
import { CONTENT_FOLDER } from '../site/folders';
import { loadSite } from '../site/load';
import { oncePerProcess } from '../site/once-per-process';
import type { Day } from './types';

/** When a page was changed last; nothing when that is not known, or not to be shown. */
export async function lastUpdated({ relativePath, lang }: PageRecord): Promise<Day | undefined> {
  const iso = site.themeConfig.lastUpdated ? (await changesOfPages()).get(relativePath) : undefined;
  return iso === undefined ? undefined : { iso, text: dayInWords(iso, lang) };
}

/** When each page was changed last, by its path inside the content folder. */
// The preview, too, asks git only once: what a writer commits meanwhile shows after a new start.
export const changesOfPages = oncePerProcess('last changes', async () => {
  const { pages } = await loadSite();
  return lastChanges(
    CONTENT_FOLDER,
    [...pages.values()].map(({ relativePath }) => relativePath),
  );
});

/**
 * A date as a sentence says it: the day that the author's own calendar showed. A time zone of the
 * build or the reader would make another day of it here and there.
 *
 *     dayInWords('2024-03-01T23:30:00+08:00', 'en') //=> 'March 1, 2024'
 */
export function dayInWords(iso: string, lang: string): string {
  const day = new Date(iso.slice(0, 'yyyy-mm-dd'.length));
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

import 'server-only';
import { lastChanges } from '../content/last-changes';
import { CONTENT_FOLDER } from '../content/source-files';
import { loadSite } from '../site/load';
import { oncePerProcess } from '../site/once-per-process';

/** When each page was last changed, by its path inside the content folder. */
// The preview asks git only once, too: a commit made meanwhile shows after the next start.
export const changesOfPages = oncePerProcess('last changes', async () => {
  const { pages } = await loadSite();
  return lastChanges(
    CONTENT_FOLDER,
    [...pages.values()].map(({ relativePath }) => relativePath),
  );
});

/** The day on the author's own calendar; in another time zone it could be another one. */
export function dayInWords(iso: string, lang: string): string {
  const day = new Date(iso.slice(0, 'yyyy-mm-dd'.length));
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

import 'server-only';
import { absoluteUrl } from '../config';
import type { SinceRecord } from '../navigation/meta-files';
import { sinceOf } from '../navigation/since';
import type { RoutePath } from '../routing/route-path';
import { type ApiEntry, type ApiPage, apiEntries } from './api-entries';

type PlacedEntry = ApiEntry & {
  page: RoutePath;
  address: string;
  /** The first version of Garfish that has it, or null where that is not known. */
  since: string | null;
};

export type ApiIndex = {
  /** It changes when a field changes its meaning or goes away. */
  version: 1;
  site: string;
  about: string;
  entries: PlacedEntry[];
};

const ABOUT =
  'Every method, option, hook and error text that this documentation describes. "page" is a path ' +
  'of the site, "anchor" the id of a heading on it or null for the page itself, "address" both in one, ' +
  '"signature" how it is called or its type, or null where no page says so, "since" the first version ' +
  'that has it, or null where that is not known.';

/** Every name that some pages tell of, sorted, each with its address. */
export function apiIndex(
  pages: readonly ApiPage[],
  site: string,
  since: SinceRecord | undefined,
): ApiIndex {
  const placed = pages.flatMap((page) =>
    apiEntries(page).map(({ name, kind, anchor, summary, signature }): [string, PlacedEntry] => {
      const place = { name, kind, page: page.routePath, anchor };
      const address = absoluteUrl(page.routePath + (anchor === null ? '' : `#${anchor}`));
      const entry = { ...place, address, summary, signature, since: sinceOf(since, place) };
      return [JSON.stringify([name, kind, address]), entry];
    }),
  );
  // A heading and the table above it may tell of the same name; the one that comes first counts.
  const byKey = new Map(placed.toReversed());
  const entries = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return { version: 1, site, about: ABOUT, entries };
}

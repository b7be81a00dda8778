import type { RoutePath } from '../routing/route-path';
import { type ApiEntry, type ApiPage, apiEntries } from './api-entries';

type PlacedEntry = { name: string; kind: string; page: RoutePath } & Pick<
  ApiEntry,
  'anchor' | 'summary' | 'signature'
> & {
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
  pages: readonly (ApiPage & { routePath: RoutePath })[],
  site: {
    title: string;
    addressOf: (path: string) => string;
    sinceOf: (entry: Pick<PlacedEntry, 'name' | 'kind' | 'page' | 'anchor'>) => string | null;
  },
): ApiIndex {
  const placed = pages.flatMap((page) =>
    apiEntries(page).map(({ name, kind, anchor, summary, signature }): PlacedEntry => {
      const { routePath } = page;
      const place = anchor === null ? routePath : `${routePath}#${anchor}`;
      return {
        name,
        kind,
        page: routePath,
        anchor,
        address: site.addressOf(place),
        summary,
        signature,
        since: site.sinceOf({ name, kind, page: routePath, anchor }),
      };
    }),
  );
  // A heading and the table above it may tell of the same name.
  const byPlace = new Map<string, PlacedEntry>();
  for (const entry of placed) {
    const key = keyOf(entry);
    if (!byPlace.has(key)) byPlace.set(key, entry);
  }
  const keys = [...byPlace.keys()].sort();
  const entries = keys.flatMap((key) => byPlace.get(key) ?? []);
  return { version: 1, site: site.title, about: ABOUT, entries };
}

/** By this entries are told apart and sorted, the same on every machine. */
function keyOf({ name, kind, address }: PlacedEntry): string {
  return JSON.stringify([name, kind, address]);
}

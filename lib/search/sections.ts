import type { SearchRecord } from './types';

/** The stretch of a page below one heading, up to the next; the first one stands below the title. */
export type Section = {
  /** The headings that lead to it, from the second level down; none for the first section. */
  path: readonly string[];
  /** The id of its heading; none for the first section. */
  id: string | undefined;
  /** Its text without the heading. */
  text: string;
};

/** The sections of a page in their order. */
export function sectionsOf({ content, toc }: Pick<SearchRecord, 'content' | 'toc'>): Section[] {
  const endOf = (index: number) => toc[index + 1]?.charIndex ?? content.length;
  const headings = toc.map(({ text, id, charIndex }, index) => ({
    path: [...parentsOf(toc, index), index].map((number) => toc[number]?.text ?? ''),
    id,
    text: content.slice(charIndex + text.length, endOf(index)),
  }));
  return [{ path: [], id: undefined, text: content.slice(0, endOf(-1)) }, ...headings];
}

/** The numbers of the headings above a heading, the highest first. */
function parentsOf(toc: SearchRecord['toc'], index: number): number[] {
  const parents: number[] = [];
  let depth = toc[index]?.depth ?? 0;
  for (let before = index - 1; before >= 0; before--) {
    const candidate = toc[before]?.depth ?? 0;
    if (candidate >= depth) continue;
    parents.unshift(before);
    depth = candidate;
  }
  return parents;
}

/** What one document of the index stands for: the title of a page, or one of its sections. */
export type Place = {
  page: number;
  section: number | 'title';
  /** The documents of the headings above the section's own. */
  above: readonly number[];
};

/**
 * The documents of the index in their order: for each page its title, then its sections. The build
 * and the browser count alike, so that the index need not say what its documents are.
 */
export function placesOf(records: readonly SearchRecord[]): Place[] {
  const places: Place[] = [];
  records.forEach(({ toc }, page) => {
    places.push({ page, section: 'title', above: [] }, { page, section: 0, above: [] });
    const first = places.length;
    toc.forEach((_, index) => {
      const above = parentsOf(toc, index).map((number) => first + number);
      places.push({ page, section: index + 1, above });
    });
  });
  return places;
}

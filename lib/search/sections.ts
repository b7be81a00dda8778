import { normalWords } from './normalize';
import type { SearchRecord } from './types';

/** The part of a page below one heading, up to the next; the first section is below the title. */
export type Section = {
  /** The headings that lead to it, from the second level down; none for the first section. */
  path: readonly string[];
  id: string | undefined;
  /** Its text without the heading. */
  text: string;
};

export function pageSections({ content, toc }: Pick<SearchRecord, 'content' | 'toc'>): Section[] {
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

/** A document of the index: the title of a page, or one of its sections. */
export type Place = {
  page: number;
  section: number | 'title';
  /** The documents of the headings above the section's own. */
  above: readonly number[];
};

/**
 * The documents of the index in their order: for each page its title, then its sections. The build
 * and the browser number them in the same way, so the index does not say what its documents are.
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

/** Returns the address of each document; a title has that of the text below it, and no questions. */
export function documentAddresses(records: readonly SearchRecord[]): string[] {
  return placesOf(records).map(({ page, section }) => {
    const { routePath = '', toc = [] } = records[page] ?? {};
    if (section === 'title') return '';
    return section === 0 ? routePath : `${routePath}#${toc[section - 1]?.id}`;
  });
}

/** A section, and its texts as plain words. */
export type SectionText = Section & {
  /** The title and the headings that lead to it. */
  plainPath: string;
  plainHeading: string;
  plainText: string;
};

export type PageText = {
  record: SearchRecord;
  plainTitle: string;
  sections: readonly SectionText[];
};

export function pageText(record: SearchRecord): PageText {
  const plainTitle = plainText(record.title);
  const sections = pageSections(record).map((section) => ({
    ...section,
    plainPath: [record.title, ...section.path].map(plainText).join(''),
    plainHeading: plainText(section.path.at(-1) ?? ''),
    plainText: plainText(section.text),
  }));
  return { record, plainTitle, sections };
}

/** Each word after one space, by lines: `Call Garfish.run()!` is ` call garfish run`. */
function plainText(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      normalWords(line)
        .map((word) => ` ${word}`)
        .join(''),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** The last part of an address: `hmr` and `buildConfig` are what a page is called in code. */
export function lastSegment(routePath: string): string {
  return routePath.split('/').filter(Boolean).at(-1) ?? '';
}

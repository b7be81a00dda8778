import { normalize } from './normalize';
import { type Section, sectionsOf } from './sections';
import { compose, runsOf } from './tokenizers';
import type { SearchRecord } from './types';

/** A section, and its texts as plain words. */
export type SectionText = Section & {
  /** The title and the headings that lead to it. */
  plainPath: string;
  plainHeading: string;
  plainText: string;
};

/** A page, and its texts as plain words. */
export type PageText = {
  record: SearchRecord;
  plainTitle: string;
  /** The last part of its address, in letters and digits only. */
  plainName: string;
  sections: readonly SectionText[];
};

/** The texts of the pages; each is read when it is first asked for. */
export function pageTexts(records: readonly SearchRecord[]): (page: number) => PageText {
  const read = new Map<number, PageText>();
  return (page) => {
    const known = read.get(page);
    if (known) return known;
    const record = records[page];
    if (!record) throw new RangeError(`There is no page ${page} in the index.`);
    const text = pageText(record);
    read.set(page, text);
    return text;
  };
}

function pageText(record: SearchRecord): PageText {
  const plainTitle = plainText(record.title);
  const sections = sectionsOf(record).map((section) => ({
    ...section,
    plainPath: [record.title, ...section.path].map(plainText).join(''),
    plainHeading: plainText(section.path.at(-1) ?? ''),
    plainText: plainText(section.text),
  }));
  return { record, plainTitle, plainName: lettersOf(nameOf(record.routePath)), sections };
}

/**
 * A text reduced to its words, each behind one space, each line that has any on a line of its own:
 * a phrase can be looked for as it is read.
 *
 *     plainText('Call `Garfish.run()`!') //=> ' call garfish run'
 */
export function plainText(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      plainWords(line)
        .map((word) => ` ${word}`)
        .join(''),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function plainWords(line: string): string[] {
  return runsOf(compose(line)).map((run) => normalize(run.text));
}

/** The last part of an address: `hmr` and `buildConfig` are what a page is called in code. */
export function nameOf(routePath: string): string {
  return routePath.split('/').filter(Boolean).at(-1) ?? '';
}

/** A name without what stands between its words. */
function lettersOf(name: string): string {
  return plainWords(name).join('');
}

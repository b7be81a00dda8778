import { normalWords } from './tokenize';
import type { SearchRecord } from './types';

/** A section of a page, below its title or one heading, up to the next: a document of the index, by its position. */
export type Section = {
  page: number;
  /** The documents of the title and the headings above it. */
  above: readonly number[];
  /** The title and the headings that lead to it, with its own heading. */
  path: readonly string[];
  /** Absent at the top of a page. */
  id?: string;
  /** Its text without the heading. */
  text: string;
};

/** Returns the sections of all pages. The build and the browser number them in the same way. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  records.forEach(({ title, content, toc }, page) => {
    const top = sections.length;
    const endOf = (index: number) => toc[index + 1]?.charIndex ?? content.length;
    sections.push({ page, above: [], path: [title], text: content.slice(0, endOf(-1)) });
    toc.forEach(({ text: heading, id, charIndex, depth }, index) => {
      // The heading before it, or one of those above that.
      const before = [...(sections.at(-1)?.above ?? []), sections.length - 1];
      const above = before.filter((document) => document === top || depthOf(document) < depth);
      const path = [...above.map((document) => sections[document]?.path.at(-1) ?? ''), heading];
      const text = content.slice(charIndex + heading.length, endOf(index));
      sections.push({ page, above, path, id, text });
    });

    function depthOf(document: number): number {
      return toc[document - top - 1]?.depth ?? 0;
    }
  });
  return sections;
}

/** The texts of a section as plain words. */
export type PlainSection = {
  /** Its own heading, or the title. */
  heading: string;
  /** The title and the headings that lead to it. */
  path: string;
  text: string;
};

export function plainSection({ path, text }: Section): PlainSection {
  const headings = path.map(plainText);
  return { heading: headings.at(-1) ?? '', path: headings.join(''), text: plainText(text) };
}

/** Returns each word after one space, by lines: `Call Garfish.run()!` is ` call garfish run`. */
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

import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { TooLong } from '../../problems/catalogue/markdown';
import { contentPath, type Problem } from '../../problems/problem';
import { codeScanner } from '../syntax/code-lines';
import { formatOf, type MarkdownSource } from '../tree/source';

// Some texts take the parser the square of their length, or more: a page of 40 kB took half a minute, and one
// of a megabyte would take hours. No text that somebody wrote comes near these bounds.

/** For each length of backticks that has no counterpart, the parser reads all of the paragraph again. */
const MANY_BACKTICKS = /`{101}/;

/** The parser compares each mark of emphasis with all others of its paragraph. */
const MARKS = /\*+|_+|~+/g;
const MOST_MARKS = 4000;

/** For each heading that is underlined, the parser copies all that stands before it: so many lines in all. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const MOST_COPIED = 1e7;

/** The parser reads the text of a callout once more for each callout around it. */
const CALLOUT_OPENS = /^[ \t>]*:{3,}[ \t]*\w/;
const CALLOUT_ENDS = /^[ \t>]*:{3,}[ \t]*$/;
const MOST_OPEN = 100;

const BEGINS_PARAGRAPH = /^[ \t>]*(?:[-*+|#]|\d+[.)]|$)/;

/** Finds the first line of a page that would take the parser too long. */
export function findTooLong({ file, body }: MarkdownSource): Problem[] {
  const isCode = codeScanner(formatOf(file));
  const counts = { marks: 0, lines: 0, copied: 0, open: 0 };
  for (const line of body.split(/\r\n?|\n/)) {
    counts.lines += 1;
    const what = MANY_BACKTICKS.test(line)
      ? 'backticks'
      : isCode(line) === 'fence'
        ? undefined
        : over(line);
    if (what)
      return [catalogue.takesTooLong({ file: contentPath(file), line: counts.lines }, what)];
  }
  return [];

  function over(line: string): TooLong | undefined {
    if (BEGINS_PARAGRAPH.test(line)) counts.marks = 0;
    counts.marks += line.match(MARKS)?.length ?? 0;
    if (UNDERLINE.test(line)) counts.copied += counts.lines;
    if (CALLOUT_OPENS.test(line)) counts.open += 1;
    if (CALLOUT_ENDS.test(line)) counts.open = Math.max(0, counts.open - 1);
    if (counts.marks > MOST_MARKS) return 'marks';
    if (counts.copied > MOST_COPIED) return 'underlines';
    return counts.open > MOST_OPEN ? 'callouts' : undefined;
  }
}

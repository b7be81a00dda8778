import { Parser } from 'htmlparser2';

/** Marks our own scripts in what Next writes. The exported page goes without it. */
const MARK = 'data-site';

export type NextPage = {
  /** The URLs of its style sheets, in their order. */
  sheets: string[];
  /** The exported page, with links to one style sheet and with a script at the end of its head. */
  write: (styles: string, script: string) => string;
};

/**
 * Reads a page that Next has written; other HTML files lack our `data-path`. The exported page has no client of Next:
 * of its scripts, those with our mark stay and data for search engines. Comments and preloads of scripts go as
 * well. What the head says of the page comes first in it and sorted, since Next writes it in any order.
 */
export function readNextPage(html: string, path: string): NextPage | undefined {
  const parts: string[] = [];
  let copied = 0;
  /** Leaves out a piece of the page. Returns the index of the part that may be written in its place. */
  const leaveOut = (start: number, end = parser.endIndex + 1) => {
    parts.push(html.slice(copied, start), '');
    copied = end;
    return parts.length - 1;
  };
  const open: { name: string; start: number; isLeftOut: boolean }[] = [];
  const isInHead = () => open.at(-1)?.name === 'head';
  const sheets: string[] = [];
  const sheetParts: number[] = [];
  const metadata: string[] = [];
  let charset = '';
  let headStart = 0;
  let headEnd = 0;
  let isPage = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const tag = html.slice(start, endIndex + 1);
      const { rel, as, href = '', type } = attributes;
      const isMarked = MARK in attributes;
      if (name === 'html') isPage = 'data-path' in attributes;
      if (isPage && name === 'template' && !isMarked) {
        throw new Error(
          `${path} has a <template>. React writes what stands in <Suspense> out of line there, and the script that ` +
            'would show it is left out of the page. Render the page without <Suspense>.',
        );
      }
      const isLeftOut = name === 'script' && !isMarked && type !== 'application/ld+json';
      if (isMarked) parts[leaveOut(start)] = tag.replace(` ${MARK}=""`, '');
      else if (name === 'link' && rel === 'stylesheet') {
        sheets.push(href);
        sheetParts.push(leaveOut(start));
      } else if (name === 'link' && (rel === 'modulepreload' || as === 'script')) leaveOut(start);
      else if (isInHead() && 'charset' in attributes) {
        charset = tag;
        leaveOut(start);
      } else if (isInHead() && (name === 'meta' || (name === 'link' && rel !== 'preload'))) {
        metadata.push(tag);
        leaveOut(start);
      }
      if (name === 'head') headStart = leaveOut(endIndex + 1);
      open.push({ name, start, isLeftOut });
    },
    oncomment() {
      leaveOut(parser.startIndex);
    },
    onclosetag(name) {
      const { start = 0, isLeftOut } = open.pop() ?? {};
      if (isLeftOut) leaveOut(start);
      if (name === 'title' && isInHead()) {
        metadata.push(html.slice(start, parser.endIndex + 1));
        leaveOut(start);
      }
      if (name === 'head') headEnd = leaveOut(parser.startIndex, parser.startIndex);
    },
  });
  parser.end(html);
  if (!isPage) return undefined;
  const [sheetPart] = sheetParts;
  if (sheetPart === undefined) throw new Error(`${path} has no style sheet.`);
  return {
    sheets,
    write(styles, script) {
      parts[headStart] = charset + metadata.sort().join('');
      parts[sheetPart] = styles;
      parts[headEnd] = script;
      // React leaves an empty element where a page could stream its head.
      return (parts.join('') + html.slice(copied)).replace('<div hidden=""></div>', '');
    },
  };
}

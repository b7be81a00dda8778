import 'server-only';
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { diskCache } from '../../files/disk-cache';

const STYLE: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  extensions: [
    // Aligned columns would need long rows of spaces.
    gfmToMarkdown({ tablePipeAlign: false }),
  ],
};

const cached = diskCache<string>('page-markdown');

/** Writes blocks as GitHub-flavoured Markdown that ends with one newline. */
export function writeMarkdown(children: RootContent[]): string {
  return cached(children, () =>
    withoutNeedlessEscapes(toMarkdown({ type: 'root', children }, STYLE)),
  );
}

const plainParser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * A backslash before a sign. Those before `[!TIP]` and `[^1]` stay: GitHub reads them, but the parser
 * does not, since it sees no quotation and no note.
 */
const ESCAPE = /\\(?=[!-/:-@[-`{-~])(?!\[[!^])/g;

/**
 * Removes the backslashes that make no difference: the serializer escapes every sign that might mean
 * something, `*` in `a*b` as well. Each block is tried alone.
 */
function withoutNeedlessEscapes(markdown: string): string {
  if (!markdown.includes('\\')) return markdown;
  return plainParser.parse(markdown).children.reduceRight((text, { position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? start;
    return text.slice(0, start) + plainBlock(text.slice(start, end)) + text.slice(end);
  }, markdown);
}

function plainBlock(block: string): string {
  if (!block.includes('\\')) return block;
  const meaning = meaningOf(block);
  return shorten(
    block,
    [...block.matchAll(ESCAPE)].map(({ index }) => index),
  );

  /** Tries all offsets at once, then their halves. The last half comes first, so that other offsets stay right. */
  function shorten(text: string, offsets: readonly number[]): string {
    if (offsets.length === 0) return text;
    const shorter = offsets.reduceRight((rest, at) => rest.slice(0, at) + rest.slice(at + 1), text);
    if (meaningOf(shorter) === meaning) return shorter;
    if (offsets.length === 1) return text;
    const half = offsets.length >> 1;
    return shorten(shorten(text, offsets.slice(half)), offsets.slice(0, half));
  }
}

function meaningOf(text: string): string {
  return JSON.stringify(plainParser.parse(text), (key, value) =>
    key === 'position' ? undefined : value,
  );
}

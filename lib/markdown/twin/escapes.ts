import 'server-only';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const plainParser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * A backslash before a sign. What GitHub reads and the parser does not, `[!TIP]` and `[^1]` with the
 * note elsewhere, is left alone.
 */
const ESCAPE = /\\(?=[!-/:-@[-`{-~])(?!\[[!^])/g;

/**
 * Takes the backslashes out of a text that Markdown reads the same without: whoever writes one for
 * every sign that might mean something turns `on_load` into `on\_load`. Each block is tried alone.
 */
export function withoutNeedlessEscapes(markdown: string): string {
  const blocks = plainParser.parse(markdown).children;
  return blocks.reduceRight((text, { position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? start;
    return text.slice(0, start) + plainBlock(text.slice(start, end)) + text.slice(end);
  }, markdown);
}

function plainBlock(block: string): string {
  const places = [...block.matchAll(ESCAPE)].map(({ index }) => index);
  if (places.length === 0) return block;
  const meaning = meaningOf(block);
  const bare = without(block, places);
  if (meaningOf(bare) === meaning) return bare;
  return places.reduceRight((text, place) => {
    const tried = without(text, [place]);
    return meaningOf(tried) === meaning ? tried : text;
  }, block);
}

function without(text: string, places: readonly number[]): string {
  return places.reduceRight((rest, place) => rest.slice(0, place) + rest.slice(place + 1), text);
}

/** What a text says, wherever it stands in it. */
function meaningOf(text: string): string {
  return JSON.stringify(plainParser.parse(text), (key, value) =>
    key === 'position' ? undefined : value,
  );
}

import 'server-only';
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/**
 * The tables, tasks and notes of GFM. Aligned columns would need long rows of spaces. The extension without handlers
 * only escapes what looks like a URL, such as the dot of `window.name`.
 */
const extensions = gfmToMarkdown({ tablePipeAlign: false }).extensions?.filter(
  ({ handlers }) => handlers,
);

/** Writes blocks as GitHub-flavoured Markdown that ends with one newline. */
export function writeMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', extensions });
}

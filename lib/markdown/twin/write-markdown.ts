import 'server-only';
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { AlertMark } from '../syntax/nodes';
import { withoutNeedlessEscapes } from './escapes';

/** How we write Markdown ourselves. */
const STYLE: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  extensions: [
    // Columns of one width would make long rows of spaces, which every machine has to read.
    gfmToMarkdown({ tablePipeAlign: false }),
    {
      // As a text, its bracket would be escaped.
      handlers: { alertMark: ({ value }: AlertMark) => value },
    },
  ],
};

/** Writes blocks as GitHub-flavoured Markdown that ends with one newline. */
export function writeMarkdown(children: RootContent[]): string {
  return withoutNeedlessEscapes(toMarkdown({ type: 'root', children }, STYLE));
}

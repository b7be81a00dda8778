import 'server-only';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { linkTarget } from '../../routing/links';
import { textAttribute } from '../jsx';
import { parseMarkdown } from '../parse';
import { type Fragments, fragmentFile } from './fragment-paths';
import { isInclude } from './include';

/** A piece of a text that another one takes the place of. */
type Change = { start: number; end: number; text: string };

/** The Markdown of a page with the Markdown of its fragments in it, for readers who take it away. */
export function withFragmentTexts(file: string, body: string, fragments: Fragments): string {
  return body.includes('<Include') ? expanded(file, body, fragments) : body;
}

function expanded(file: string, body: string, fragments: Fragments): string {
  const changes: Change[] = [];
  visit(parseMarkdown({ file, body, bodyOffset: 0 }), (node) => {
    const range = rangeOf(node);
    if (!isInclude(node) || !range) return;
    const path = fragmentFile(textAttribute(node, 'file') ?? '', file);
    const text = fragments.get(path);
    if (text === undefined) return;
    const part = expanded(path, withOwnAddresses(path, text), fragments).trim();
    // In a list or a quotation, each line begins like that of the tag.
    const lineStart = body.lastIndexOf('\n', range.start - 1) + 1;
    const before = body.slice(lineStart, range.start).replace(/[^\s>]/g, ' ');
    changes.push({ ...range, text: part.replaceAll('\n', `\n${before}`) });
  });
  return changed(body, changes);
}

/** Links that are seen from the fragment's place are written as seen from the root. */
function withOwnAddresses(file: string, body: string): string {
  const changes: Change[] = [];
  visit(parseMarkdown({ file, body, bodyOffset: 0 }), (node) => {
    const range = rangeOf(node);
    if ((node.type !== 'link' && node.type !== 'definition') || !range) return;
    const target = linkTarget(node.url, file);
    const at = body.slice(range.start, range.end).lastIndexOf(node.url);
    if (target.kind !== 'path' || node.url.startsWith('/') || at < 0) return;
    const start = range.start + at;
    changes.push({ start, end: start + node.url.length, text: target.path + target.rest });
  });
  return changed(body, changes);
}

function rangeOf({ position }: Nodes): { start: number; end: number } | undefined {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : { start: start.offset, end: end.offset };
}

function changed(body: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), body);
}

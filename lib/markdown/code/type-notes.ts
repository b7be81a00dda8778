import 'server-only';
import type { NodeHover } from 'twoslash';
import { CLASS } from './class-names';
import { codeTokens } from './shiki';
import { escapeHtml, tokenWraps, UNCOPIED, type Wrap, wrapText } from './wrap-text';

/** A note at each name whose type is worth one, by line. `prefix` keeps ids of blocks apart. */
export async function typeNotes(
  nodes: readonly NodeHover[],
  prefix: string,
): Promise<Map<number, Wrap[]>> {
  const lines = new Map<number, Wrap[]>();
  const seen = new Set<string>();
  for (const [index, node] of notesOf(nodes).entries()) {
    const content = `${node.target}\n${node.text}`;
    const wrap = await noteWrap(node, `${prefix}:${index}`, !seen.has(content));
    lines.set(node.line, [...(lines.get(node.line) ?? []), wrap]);
    seen.add(content);
  }
  return lines;
}

/** The nodes that get a note: one for each place. The two of a shorthand `{ name }` share a place. */
function notesOf(nodes: readonly NodeHover[]): NodeHover[] {
  return nodes
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
    .filter(({ text }) => !/(?:^|: )any$/.test(text));
}

/** Of several equal notes, the keyboard stops at the first. The others can still be tapped. */
async function noteWrap(
  { text, docs = '', character: start, length }: NodeHover,
  id: string,
  isStop: boolean,
): Promise<Wrap> {
  const shown = shownDocs(docs);
  // The line end separates the two when the note is read out.
  const more = shown && `\n<span class="${CLASS.typeDocs}">${escapeHtml(shown)}</span>`;
  const note = `<span class="${CLASS.typeNote}" id="${id}" role="tooltip" ${UNCOPIED}>`;
  return {
    ...{ start, end: start + length, isOnce: true },
    open: `<dfn class="${CLASS.typedName}" tabindex="${isStop ? 0 : -1}" aria-describedby="${id}">`,
    close: `</dfn>${note}${await typeHtml(text)}${more}</span>`,
  };
}

async function typeHtml(type: string): Promise<string> {
  const tokens = await codeTokens(type, 'ts');
  const lines = type.split('\n');
  return lines.map((line, row) => wrapText(line, [tokenWraps(line, tokens[row] ?? [])])).join('\n');
}

/** The comment of a package on a name, without the marks of Markdown. */
function shownDocs(docs: string): string {
  return docs
    .replace(/^\[MDN Reference\]\(.*\)$/m, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}

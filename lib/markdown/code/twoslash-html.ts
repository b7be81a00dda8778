import 'server-only';
import type { NodeHover, TwoslashNode } from 'twoslash';
import { BELOW_KINDS, belowClass, CLASS } from './class-names';
import type { Fence } from './fence';
import { codeTokens } from './shiki';
import { escapeHtml, MARKED_WORD, tokenWraps, UNCOPIED, type Wrap, wrapText } from './wrap-text';

/** What types add to a line: HTML above and below it, and around parts of it. */
type LineTypes = { above: string; below: string; layers: Wrap[][] };

/** A note at each name and what marks ask for, by line. `prefix` keeps ids of blocks apart. */
export async function typesHtml(
  nodes: readonly TwoslashNode[],
  prefix: string,
): Promise<Map<number, LineTypes>> {
  const lines = new Map<number, LineTypes>();
  const lineOf = (index: number) => {
    const line = lines.get(index) ?? { above: '', below: '', layers: [[], [], []] };
    lines.set(index, line);
    return line;
  };
  const add = ({ line, character: start, length }: TwoslashNode, layer: number, html: Html) =>
    lineOf(line).layers[layer]?.push({ start, end: start + length, ...html });

  for (const node of nodes) {
    if (node.type === 'highlight') add(node, 0, MARKED_WORD);
    if (node.type === 'error') add(node, 1, ERROR);
    const below = belowOf(node);
    if (!below) continue;
    const html = await belowHtml(below);
    // A remark above all code has no line to stand below.
    if (below.line < 0) lineOf(0).above += `<span ${UNCOPIED}>${html}\n</span>`;
    else lineOf(below.line).below += `<span ${UNCOPIED}>\n${html}</span>`;
  }
  const seen = new Set<string>();
  for (const [index, node] of notesOf(nodes).entries()) {
    const content = `${node.target}\n${node.text}`;
    add(node, 2, await noteHtml(node, `${prefix}:${index}`, !seen.has(content)));
    seen.add(content);
  }
  return lines;
}

type Html = Omit<Wrap, 'start' | 'end'>;

const ERROR: Html = { open: `<span class="${CLASS.typeError}">`, close: '</span>' };

/** The nodes that get a note: one for each place. The two of a shorthand `{ name }` share a place. */
function notesOf(nodes: readonly TwoslashNode[]): NodeHover[] {
  return nodes
    .filter((node) => node.type === 'hover')
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
    .filter(({ text }) => !/(?:^|: )any$/.test(text));
}

/** Of several equal notes, the keyboard stops at the first. The others can still be tapped. */
async function noteHtml(
  { text, docs = '' }: NodeHover,
  id: string,
  isStop: boolean,
): Promise<Html> {
  const shown = shownDocs(docs);
  // The line end separates the two when the note is read out.
  const more = shown && `\n<span class="${CLASS.typeDocs}">${escapeHtml(shown)}</span>`;
  const note = `<span class="${CLASS.typeNote}" id="${id}" role="tooltip" ${UNCOPIED}>`;
  return {
    isOnce: true,
    open: `<dfn class="${CLASS.typedName}" tabindex="${isStop ? 0 : -1}" aria-describedby="${id}">`,
    close: `</dfn>${note}${await typeHtml(text)}${more}</span>`,
  };
}

async function typeHtml(type: string): Promise<string> {
  const tokens = await codeTokens(type, 'ts');
  const lines = type.split('\n');
  return lines.map((line, row) => wrapText(line, [tokenWraps(tokens[row] ?? [])])).join('\n');
}

/** The comment of a package on a name, without the marks of Markdown. */
function shownDocs(docs: string): string {
  return docs
    .replace(/^\[MDN Reference\]\(.*\)$/m, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}

const MAX_COMPLETIONS = 8;

/** Text below a line of code; the line and its column count from zero. */
type Below = {
  line: number;
  column: number;
  kind?: string;
  text: string;
  /** The beginning of the lines that is typed already. */
  typed?: string;
};

function belowOf(node: TwoslashNode): Below | undefined {
  const { line, character: column } = node;
  switch (node.type) {
    case 'query':
      return { line, column, kind: 'query', text: node.text };
    case 'error':
      return { line, column, kind: 'error', text: `TS${node.code}: ${node.text}` };
    case 'completion': {
      const { completionsPrefix: typed } = node;
      const names = node.completions.slice(0, MAX_COMPLETIONS).map(({ name }) => name);
      if (node.completions.length > MAX_COMPLETIONS) names.push('…');
      return { line, column: Math.max(column - typed.length, 0), text: names.join('\n'), typed };
    }
    case 'highlight':
      return node.text ? { line, column, text: node.text } : undefined;
    case 'tag':
      // Its own line is removed, so `line` is the next one.
      return { line: line - 1, column: 0, kind: node.name, text: node.text ?? '' };
    default:
      return undefined;
  }
}

async function belowHtml({ column, kind, text, typed = '' }: Below): Promise<string> {
  const styled = BELOW_KINDS.find((known) => known === kind);
  const names = styled ? `${CLASS.below} ${belowClass(styled)}` : CLASS.below;
  const bold = { start: 0, end: typed.length, open: '<b>', close: '</b>' };
  const lines = text
    .split('\n')
    .map((line) => wrapText(line, [line.startsWith(typed) ? [bold] : []]));
  const content = kind === 'query' ? await typeHtml(text) : lines.join('\n');
  return `${' '.repeat(column)}<span class="${names}">${content}</span>`;
}

/** The code as readers see it, with the text below its lines formatted by the caller. */
export function textWithLinesBelow(
  { lines, types = [] }: Pick<Fence, 'lines' | 'types'>,
  format: (text: string) => string = (text) => text,
): string {
  const found = types.flatMap((node) => belowOf(node) ?? []);
  const below = (index: number) =>
    found.filter(({ line }) => line === index).map(({ text }) => format(text));
  return [...below(-1), ...lines.flatMap(({ text }, index) => [text, ...below(index)])].join('\n');
}

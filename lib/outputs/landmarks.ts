import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { codeOf } from '../markdown/code/fence';
import { headingText } from '../markdown/document/headings';
import { isWordFor } from './table-words';

/** A piece of text and the code at its beginning, for example `a` and `b`. */
export type NamedText = { text: string; names: string[] };

/** The parts of a page that can name something, in page order. */
export type Landmark =
  | ({ type: 'heading'; depth: number; id: string } & NamedText)
  | { type: 'table'; head: NamedText[]; rows: NamedText[][] }
  | { type: 'code'; text: string }
  /** An item of a list that begins with a word in bold and code: "**Type:** `string`". */
  | { type: 'fact'; name: string; code: string }
  | { type: 'paragraph'; text: string };

/** The headings, tables, paragraphs and code blocks in the HTML tree of a page, as plain data. */
export function landmarksOfTree(tree: Root): Landmark[] {
  const landmarks: Landmark[] = [];
  visit(tree, 'element', (element) => {
    const landmark = landmarkOf(element);
    if (landmark) landmarks.push(landmark);
  });
  return landmarks;
}

function landmarkOf(element: Element): Landmark | undefined {
  const { tagName, properties } = element;
  const code = codeOf(element);
  if (code) return { type: 'code', text: textOf(code) };
  if (/^h[1-6]$/.test(tagName)) {
    const text = headingText(element);
    const id = String(properties.id ?? '');
    return { type: 'heading', depth: Number(tagName[1]), id, text, names: namesOf(element) };
  }
  if (tagName === 'table') {
    const [head = [], ...rows] = rowsOf(element);
    return { type: 'table', head, rows };
  }
  if (tagName === 'li') return factOf(element);
  return tagName === 'p' ? { type: 'paragraph', text: foldedText(element) } : undefined;
}

function factOf({ children }: Element): Landmark | undefined {
  const [name, code] = children.filter((child) => child.type === 'element');
  if (name?.tagName !== 'strong' || code?.tagName !== 'code') return undefined;
  return { type: 'fact', name: textOf(name).replace(/:$/, ''), code: textOf(code) };
}

function rowsOf(table: Element): NamedText[][] {
  const rows: NamedText[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    rows.push(cells.map((cell) => ({ text: foldedText(cell), names: namesOf(cell) })));
  });
  return rows;
}

/** The code at the beginning of a line: one name, or several with a comma or "or" between them. */
function namesOf({ children }: Element): string[] {
  const names: string[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'code') names.push(textOf(child));
    else if (child.type !== 'text' || !/^\s*(,|and|or|\/)?\s*$/.test(child.value)) break;
  }
  return names;
}

function foldedText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** With these words a declaration begins. */
export const DECLARING = '(?:export|declare|interface|function|class|const)';

/**
 * The declaration that begins at a place of some code, on one line and without the members of the
 * objects in it: `router: {…}`.
 */
export function declarationAt(code: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < code.length; end += 1) {
    const sign = code[end] ?? '';
    const isArrow = sign === '>' && code[end - 1] === '=';
    if (/[([{<]/.test(sign)) depth += 1;
    else if (/[)\]}>]/.test(sign) && !isArrow) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
  }
  return code
    .slice(start, end)
    .replace(new RegExp(`^\\s*(?:${DECLARING} )*`), '')
    .replace(/\{[^{}]*\}/g, '{…}')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .trim();
}

/** What stands below a heading, up to the next one. */
export function belowHeading(landmarks: readonly Landmark[], index: number): Landmark[] {
  const next = landmarks.findIndex(({ type }, at) => at > index && type === 'heading');
  return landmarks.slice(index + 1, next < 0 ? undefined : next);
}

/** What the list below a heading says of its name: "Type" or "Signature", followed by code. */
export function signatureBelow(
  landmarks: readonly Landmark[],
  index: number,
  name: string,
): string | null {
  const fact = belowHeading(landmarks, index).find(
    (mark) =>
      mark.type === 'fact' && (isWordFor('type', mark.name) || isWordFor('signature', mark.name)),
  );
  return fact?.type === 'fact' ? `${name}: ${fact.code}` : null;
}

/** What a row says of a name: how it is called and what that returns, or its type. */
export function signatureInRow(
  typed: string,
  head: readonly NamedText[],
  row: readonly NamedText[],
): string | null {
  const cell = (what: 'type' | 'returns') =>
    row[head.findIndex(({ text }) => isWordFor(what, text))];
  if (typed.endsWith(')')) {
    const returned = cell('returns');
    const isType = returned !== undefined && returned.names[0] === returned.text;
    return isType ? `${typed}: ${returned.text}` : typed;
  }
  const type = cell('type');
  // Several names in a row have several types.
  return type && row[0]?.names.length === 1 ? `${typed}: ${type.text}` : null;
}

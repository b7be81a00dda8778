import 'server-only';
import { htmlTagNames } from 'html-tag-names';
import type { Emphasis, Heading, Html, Link, Nodes, Parents, Root, Strong, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { type MarkdownSource, placeAt } from '../tree/source';

type Kind = catalogue.TypedKind;

/** What stands in place of a sign that is part of a link or picture, or of anything else but words. */
const [OF_LINK, OF_OTHERS] = ['\uFFFC', '\uFFFB'];

/** What looks like Markdown of other sites, or almost like Markdown, in the words of a page. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['wiki link', /(?<!\\)\[\[[^\][\n]+\]\](?!\()/g],
  ['inline note', /(?<!\\)\^\[[^\][\n]+\](?![([])/g],
  ['inline note', /(?<!\\)\[\^[^\][\s]+ [^\][\n]*\]/g],
  ['spaced link', /(?<!\\)\[[^\][\n]+\] \((?:\.{0,2}\/|#|https?:)[^)\s]*\)/g],
  ['swapped link', /(?<!\\)\([^()\n]+\)\[(?:\.{0,2}\/|#|https?:)[^\]\s]*\]/g],
  ['wide parentheses', /(?<!\\)\[[^\][\n]+\]（[^）\s]*）/g],
  ['broken link', /(?<!\\)!?\[[^\][\n]*\]\((?:\.{0,2}\/|#|https?:)[^()\n]*(?<! =\d*x\d*)\)/g],
  ['broken link', /(?<!\\)<https?:[^\s<>]*(?=\s|$)/g],
  ['picture size', /(?<!\\)!\[[^\][\n]*\]\([^()\s]+ =\d*x\d*\)/g],
  ['broken bytes', /(?:Ã[\u0080-\u00BF]|Â[\u00A1-\u00BF]|â€)\S*/g],
  ['backtick', /(?<!\\)`+/g],
  ['emoji', /(?<![\w\\:/.]):[a-z][a-z_+]+:(?![\w:/])/g],
  ['attributes', /(?<=\uFFFC)\{[:.#]?[\w-][^{}\n]*\}/g],
];

const OF_PARAGRAPHS: typeof PATTERNS = [
  ...PATTERNS,
  ['heading', /(?<=^[ >]*)#{2,6}(?:[^\s#\\]|\u00A0)[^\n]*/gm],
  ['deep heading', /(?<=^[ >]*)#{7,}[^\n]*/gm],
  ['wide signs', /(?<=^[ >]*)(?:＃|：{3}|｜.*｜\s*$)[^\n]*/gm],
  ['list', /(?<=^[ >]*)(?:[•●▪‣]|\[(?:| [xX]|[xX] )\](?= )|\[[xX]\](?=\p{L}))[^\n]*/gmu],
  ['list', /(?<=^[ >]*)([-–—]|\d+\.)(?: (?<=[–—] ))?\p{L}[^\n]*(?=\n[ >]*(?:\1|\d+\.) ?\p{L})/gmu],
  [
    'foreign',
    /(?<=^[ >]*)(?:(?:!!!|\?\?\?\+?) [a-z][^\n]*|\[toc\]$)|\{\{[<%].*?[>%]\}\}|\{%.*?%\}|\{:toc\}/gim,
  ],
  ['foreign', /(?<=^[^\n]*\S\n)(?::[ \t]+\S[^\n]*)|(?<!\S)(\+\+|\^)\p{L}[^\n+^]*\1(?!\S)/gmu],
  ['foreign', /(?<![\\$])\$\$[^$]+\$\$/g],
  ['foreign', /(?<![\w:])::?[a-z]+(?:\[[^\]\n]*\]|\{[^}\n]*\})+|(?<![=\w])==[^\s=][^=\n]*==(?!=)/g],
  ['two colons', /(?<=^[ >]*)::[a-z]+(?= |$)[^:\n]*$/gm],
  ['attributes', /(?<=^[ >]*)\{(?!:toc\})[:.][\w-][^{}\n]*\}$/gm],
  ['alert', /(?<=^[ >]*)\[!\w+\][^\n]*/gm],
  ['heading', /^#[\p{Lu}\p{Lo}][^\n]*(?!\n)$/gu],
];

const OF_HEADINGS: typeof PATTERNS = [
  ...PATTERNS,
  ['attributes', /(?<!\\)\{(?:[:.][^{}\n]+|[^{}\n]*=[^{}\n]*)\}\s*$/g],
];

/** Names between "&" and ";", of which the parser leaves those that are none as they are typed. */
const ENTITY = /(?<!\\)&(?!amp;)[a-z][a-z\d]+;/gi;

/**
 * Warns of what readers would see as it is typed: a wiki link, a heading without a space, bold text
 * beside a Chinese comma. A writer may mean any of them.
 */
export function checkTyped(
  tree: Root,
  source: MarkdownSource,
  components: readonly string[],
): Problem[] {
  const { body } = source;
  const problems: Problem[] = [];
  const known = new Set([...htmlTagNames, ...components, '?', '!']);
  const tags = new Set<string>();
  visit(tree, (node, _, parent) => {
    if (node.type === 'html') return checkHtml(node);
    if (node.type === 'link') checkAddress(node);
    if (node.type === 'text') checkText(node);
    if (node.type === 'image' && SIZE.test(node.alt ?? '')) addNode('picture size', node);
    if (node.type === 'heading') checkUnderline(node);
    if (isEmphasis(node) && !isEmphasis(parent)) checkMarks(node);
    if (HOLDS_WORDS.test(node.type) && node.position) checkWords(node as Parents);
    return undefined;
  });
  return problems;

  function add(kind: Kind, offset: number, typed: string): void {
    problems.push(catalogue.shownAsTyped(placeAt(source, offset), kind, typed.trim()));
  }

  function addNode(kind: Kind, node: Nodes): void {
    const [start, end] = spanOf(node);
    add(kind, start, body.slice(start, end));
  }

  function checkText({ value, position }: Text): void {
    const start = position?.start.offset ?? 0;
    if (!value.includes('&')) return;
    const typed = body.slice(start, position?.end.offset);
    for (const { 0: entity, index } of typed.matchAll(ENTITY)) {
      // `&amp;nbsp;` is how a writer shows the name of an entity.
      const meant = typed.split(`&amp;${entity.slice(1)}`).length;
      if (value.split(entity).length > meant) add('entity', start + index, entity);
    }
  }

  /** A line of "-" below a paragraph, which was meant to divide, makes a heading of it. */
  function checkUnderline(node: Heading): void {
    const [start, end] = spanOf(node);
    const rows = body.slice(start, end).split('\n');
    const words = rows.slice(0, -1).join(' ');
    if (rows.length > 2 || /[.:;,。：；，]$/.test(words.trim())) add('underlined', start, words);
  }

  /** More asterisks on one side of some words than on the other. */
  function checkMarks(node: Emphasis | Strong): void {
    const [start, end] = spanOf(node);
    const isMarkBefore = body[start - 1] === '*' && body[start - 2] !== '\\';
    if (isMarkBefore || body[end] === '*') addNode('marks', node);
  }

  function checkWords(node: Parents): void {
    const start = node.position?.start.offset ?? 0;
    const words = wordsOf(node, body);
    if (node.type === 'paragraph') checkTable(words, start);
    const isHeading = node.type === 'heading';
    const patterns = isHeading ? OF_HEADINGS : node.type === 'paragraph' ? OF_PARAGRAPHS : PATTERNS;
    for (const [kind, pattern] of patterns) {
      for (const match of words.matchAll(pattern)) {
        add(kind, start + match.index, body.slice(start + match.index).slice(0, match[0].length));
      }
    }
    const [first, second] = [...words.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
    if (first && second) {
      const typed = body.slice(start + first.index, start + second.index + '**'.length);
      add('bold', start + first.index, typed);
    }
    const comment = words.search(/(?<!\\)<!--/);
    if (comment >= 0) problems.push(catalogue.commentNotClosed(placeAt(source, start + comment)));
  }

  function checkTable(words: string, start: number): void {
    const rows = words.split('\n');
    const isRow = (row = '') => /^[\s>]*\|.*\|\s*$/.test(row);
    const isLone = rows.length === 1 && /\|.*[\p{L}\p{N}].*\|.*\|/u.test(words);
    const first = rows.findIndex((row, index) => isRow(row) && (isLone || isRow(rows[index + 1])));
    if (first < 0) return;
    const offset = start + rows.slice(0, first).reduce((sum, row) => sum + row.length + 1, 0);
    add('table', offset, body.slice(offset).slice(0, rows[first]?.length));
  }

  /** In plain Markdown a tag is a text, such as the one of `Promise<string>`. Each is reported once. */
  function checkHtml({ value, position }: Html): void {
    const text = value.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const { 0: typed, 1: name = '', index } of text.matchAll(
      /<([?!]|[a-z][\w-]*\b)[^>]*>?/gi,
    )) {
      // A component of another site has an end, too; the parameter of a type has none.
      const isKnown = known.has(name) || body.includes(`</${name}>`);
      if (tags.has(name) || !isKnown) continue;
      tags.add(name);
      add('tag', (position?.start.offset ?? 0) + index, typed.replace(/\s[\s\S]*/, '>'));
    }
  }

  function checkAddress({ url, position }: Link): void {
    const start = position?.start.offset;
    if (start === undefined || /[[<]/.test(body[start] ?? '')) return;
    const typed = body.slice(start, position?.end.offset);
    if (WIDE.test(url) || WIDE.test(typed)) add('wide address', start, typed);
    else if (/^www\./i.test(typed)) add('www', start, typed);
  }
}

/** The width of a picture behind its description, as Obsidian writes it. */
const SIZE = /\|\d+(?:x\d+)?$/;

function isEmphasis(node?: Nodes): node is Emphasis | Strong {
  return node?.type === 'emphasis' || node?.type === 'strong';
}

const HOLDS_WORDS = /^(paragraph|heading|tableCell|calloutTitle)$/;

/** Signs that end a sentence or a part of it in Chinese, and are hardly ever part of an address. */
const WIDE = /[，。；：！？、（）「」『』【】《》]/;

/** The words of a node as they are typed, with other signs in place of all that is not words. */
function wordsOf(node: Nodes, body: string): string {
  const [start, end] = spanOf(node);
  if (isTyped(node, body)) return body.slice(start, end);
  const sign = /^(link|image)/.test(node.type) ? OF_LINK : OF_OTHERS;
  const between = (from: number, to: number) =>
    HOLDS_WORDS.test(node.type) ? body.slice(from, to) : sign.repeat(Math.max(0, to - from));
  if (!('children' in node)) return between(start, end);
  let words = '';
  let at = start;
  for (const child of node.children) {
    // What the parser makes of texts afterwards has no place: it is read as it is typed.
    if (!child.position) continue;
    words += between(at, child.position.start.offset ?? at) + wordsOf(child, body);
    at = child.position.end.offset ?? at;
  }
  return words + between(at, end);
}

function spanOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Whether this is a text, or an address that is a link without brackets. */
function isTyped({ type, position }: Nodes, body: string): boolean {
  const first = body[position?.start.offset ?? 0] ?? '';
  return type === 'text' || (type === 'link' && !/[[<]/.test(first));
}

import 'server-only';
import { htmlTagNames } from 'html-tag-names';
import type { Heading, Html, Link, Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Problem, problem, shortened } from '../../problems/problem';
import { locationAt, type MarkdownSource } from '../tree/source';

type Kind = 'backtick' | 'brokenLink' | 'bold' | 'tag' | 'underlined' | 'wideAddress';

/** Placeholder for a character that is not part of the prose. */
const OTHER = '\uFFFC';

/** Patterns of prose that is almost a link or code. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['brokenLink', /(?<!\\)!?\[[^\][\n]*\]\((?:\.{0,2}\/|#|https?:)[^()\n]*\)/g],
  ['brokenLink', /(?<!\\)<https?:[^\s<>]*(?=\s|$)/g],
  ['backtick', /(?<!\\)`+/g],
];

/**
 * Warns of what readers would see as it is typed: a backtick without a second one, a tag in plain Markdown,
 * bold text beside a Chinese comma. A writer may mean any of them.
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
  visit(tree, (node) => {
    if (node.type === 'html') return checkHtml(node);
    if (node.type === 'link') checkAddress(node);
    if (node.type === 'heading') checkUnderline(node);
    if (HOLDS_WORDS.test(node.type) && node.position) checkWords(node as Parents);
    return undefined;
  });
  return problems;

  function add(kind: Kind, offset: number, typed: string): void {
    problems.push(problem(kind, locationAt(source, offset), { typed: shortened(typed.trim()) }));
  }

  /** A line of "-" below a paragraph, which was meant to divide, makes a heading of it. */
  function checkUnderline(node: Heading): void {
    const [start, end] = spanOf(node);
    const rows = body.slice(start, end).split('\n');
    const words = rows.slice(0, -1).join(' ');
    if (rows.length > 2 || /[.:;,。：；，]$/.test(words.trim())) add('underlined', start, words);
  }

  function checkWords(node: Parents): void {
    const start = node.position?.start.offset ?? 0;
    const words = wordsOf(node, body);
    for (const [kind, pattern] of PATTERNS) {
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
    if (comment >= 0)
      problems.push(problem('commentNotClosed', locationAt(source, start + comment)));
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
    if (WIDE.test(url) || WIDE.test(typed)) add('wideAddress', start, typed);
  }
}

const HOLDS_WORDS = /^(paragraph|heading|tableCell|calloutTitle)$/;

/** Signs that end a sentence or a part of it in Chinese, and are hardly ever part of an address. */
const WIDE = /[，。；：！？、（）「」『』【】《》]/;

/** The words of a node as they are typed, with other signs in place of all that is not words. */
function wordsOf(node: Nodes, body: string): string {
  const [start, end] = spanOf(node);
  if (isTyped(node, body)) return body.slice(start, end);
  const between = (from: number, to: number) =>
    HOLDS_WORDS.test(node.type) ? body.slice(from, to) : OTHER.repeat(Math.max(0, to - from));
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

import 'server-only';
import { htmlTagNames } from 'html-tag-names';
import type { Heading, Html, Link, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Problem, problem, shortened } from '../../problems/problem';
import { locationAt, type MarkdownSource } from '../tree/source';

type Kind = 'backtick' | 'bold' | 'tag' | 'underlined' | 'wideAddress';

/** Prose that is almost code or bold. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['backtick', /(?<!\\)`+/g],
  ['bold', /(?<![\\*])\*\*(?!\*)[\s\S]*?(?<![\\*])\*\*(?!\*)/g],
];

/** Warns of what readers would see as it is typed, such as bold text beside a Chinese comma. A writer may mean it. */
export function checkTyped(tree: Root, source: MarkdownSource): Problem[] {
  const { body } = source;
  const problems: Problem[] = [];
  const reportedTags = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'html') return checkHtml(node);
    if (node.type === 'link') checkUrl(node);
    if (node.type === 'heading') checkUnderline(node);
    if (LINES.test(node.type)) checkLine(node);
    return undefined;
  });
  return problems;

  function warn(kind: Kind, offset: number, typed: string): void {
    problems.push(problem(kind, locationAt(source, offset), { typed: shortened(typed.trim()) }));
  }

  /** A line of "-" below a paragraph, which was meant to divide, makes a heading of it. */
  function checkUnderline(heading: Heading): void {
    const [start, end] = rangeOf(heading);
    const rows = body.slice(start, end).split('\n');
    const text = rows.slice(0, -1).join(' ');
    if (rows.length > 2 || /[.:;,。：；，]$/.test(text.trim())) warn('underlined', start, text);
  }

  function checkLine(line: Nodes): void {
    const [start] = rangeOf(line);
    const prose = proseOf(line, body);
    for (const [kind, pattern] of PATTERNS) {
      for (const { 0: typed, index } of prose.matchAll(pattern)) {
        warn(kind, start + index, body.slice(start + index, start + index + typed.length));
      }
    }
  }

  /** In plain Markdown a tag is text. Each is reported once; `<string>` is the parameter of a type. */
  function checkHtml({ value, position }: Html): void {
    const text = value.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const { 0: typed, 1: name = '', index } of text.matchAll(/<([a-z][\w-]*)[^>]*>?/gi)) {
      if (reportedTags.has(name) || !htmlTagNames.includes(name)) continue;
      reportedTags.add(name);
      warn('tag', (position?.start.offset ?? 0) + index, typed.replace(/\s[\s\S]*/, '>'));
    }
  }

  function checkUrl(link: Link): void {
    const [start, end] = rangeOf(link);
    const typed = body.slice(start, end);
    const isWide = WIDE.test(link.url) || WIDE.test(typed);
    if (link.position && isBareUrl(link, body) && isWide) warn('wideAddress', start, typed);
  }
}

const LINES = /^(paragraph|heading|tableCell|calloutTitle)$/;

/** Characters that end a sentence or a clause in Chinese, and are hardly ever part of a URL. */
const WIDE = /[，。；：！？、（）「」『』【】《》]/;

const OTHER = '\uFFFC';

/** The source of a line of text in which everything but text is replaced. */
function proseOf(line: Nodes, body: string): string {
  const [start, end] = rangeOf(line);
  let prose = body.slice(start, end);
  const hide = (from: number, to: number) => {
    prose =
      prose.slice(0, from - start) +
      OTHER.repeat(to - from) +
      prose.slice(Math.max(from, to) - start);
  };
  visit(line, (node) => {
    // Nodes that the parser makes of text afterwards have no position: they stay as they are typed.
    if (node === line || node.type === 'text' || !node.position) return;
    if (isBareUrl(node, body)) return SKIP;
    const children = 'children' in node ? node.children.filter(({ position }) => position) : [];
    const [first, last] = [children[0], children.at(-1)];
    const [from, to] = rangeOf(node);
    hide(from, first ? rangeOf(first)[0] : to);
    if (last) hide(rangeOf(last)[1], to);
    return;
  });
  return prose;
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Tells whether this is a URL that is a link without brackets. */
function isBareUrl({ type, position }: Nodes, body: string): boolean {
  return type === 'link' && !/[[<]/.test(body[position?.start.offset ?? 0] ?? '');
}

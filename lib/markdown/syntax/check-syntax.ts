import 'server-only';
import { htmlTagNames } from 'html-tag-names';
import type { Code, FootnoteDefinition, Heading, Html, Link, Nodes, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import {
  type Problem,
  type ProblemKind,
  problem,
  shortened,
  suggest,
  type Values,
} from '../../problems/problem';
import { VISIBLE } from '../../problems/source-text';
import { locationAt, locationOf, type MarkdownSource } from '../tree/source';
import { CALLOUT_NAMES, calloutKind } from './callout-kinds';
import { RESERVED_IDS } from './heading-id';

/** Checks for syntax that is almost right, for what has no text, and for text that Markdown drops silently. */
export function checkSyntax(
  tree: Root,
  source: MarkdownSource,
  components: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>(RESERVED_IDS);
  const tags = new Set<string>();
  const footnotes = { used: new Set<string>(), defined: new Set<string>() };
  let hasTitle = false;
  visit(tree, 'footnoteReference', ({ identifier }) => void footnotes.used.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'containerDirective') checkCallout(node);
    if (node.type === 'blockquote') checkAlert(node);
    if (node.type === 'paragraph' || node.type === 'html') checkColons(node);
    if (node.type === 'html') checkTag(node);
    if (node.type === 'heading') checkHeading(node);
    if (node.type === 'code') checkCode(node);
    if (node.type === 'text') checkText(node);
    if (node.type === 'link') checkLink(node);
    if (node.type === 'table') checkTable(node);
    if (node.type === 'footnoteDefinition') checkFootnote(node);
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      report(node, 'missingAlt');
    }
  });
  return problems;

  function report(
    node: Pick<Nodes, 'position'>,
    kind: ProblemKind,
    values: Values = {},
    fix?: string,
  ): void {
    problems.push(problem(kind, locationOf(node, source), values, fix));
  }

  function reportMatches(
    node: Nodes,
    pattern: RegExp,
    kind: ProblemKind,
    valuesOf: (typed: string) => Values,
  ): void {
    const start = node.position?.start.offset ?? 0;
    for (const { 0: typed, index } of sourceOf(node).matchAll(pattern)) {
      problems.push(problem(kind, locationAt(source, start + index), valuesOf(typed)));
    }
  }

  function sourceOf({ position }: Nodes): string {
    return position ? source.body.slice(position.start.offset, position.end.offset) : '';
  }

  function checkCallout(callout: ContainerDirective): void {
    const { name, attributes } = callout;
    if (!calloutKind(name)) {
      const kinds = CALLOUT_NAMES.map((kind) => `":::${kind}"`).join(', ');
      const fix = suggest(name, CALLOUT_NAMES, (hit) => `Write ":::${hit}".`);
      report(callout, 'unknownCallout', { kind: name, kinds }, fix);
    }
    const [, colons = '', last = ''] =
      /^(:*)[\s\S]*\n[ \t>]*(:{3,})[ \t]*$/.exec(sourceOf(callout)) ?? [];
    if (colons === '' || !last.startsWith(colons)) report(callout, 'calloutNotClosed');
    if (Object.keys(attributes ?? {}).length > 0) {
      report(callout, 'badCalloutTitle', { kind: name });
    }
  }

  function checkAlert(quote: Nodes): void {
    const [, name = ''] = /^>\s*\[!(\w+)\]/.exec(sourceOf(quote)) ?? [];
    const kind = calloutKind(name);
    if (kind) report(quote, 'alertOfGitHub', { name, kind });
  }

  /** Checks for lines of colons that are no callout. A block of HTML ends at a blank line only. */
  function checkColons(node: Nodes): void {
    if (sourceOf(node).startsWith('<!--')) return;
    const valuesOf = (typed: string) => ({ typed: typed.trim() });
    reportMatches(node, /(?<=^[ \t>]*):{3,}.*$/gm, 'strayColons', valuesOf);
  }

  function checkHeading(heading: Heading): void {
    const { givenId } = heading.data ?? {};
    if (givenId) {
      const { value } = givenId;
      const isTaken = ids.has(value) || FOOTNOTE_IDS.test(value);
      if (isTaken) report(givenId, 'doubledHeadingId', { id: value });
      ids.add(value);
    }
    if (isBlank(heading)) report(heading, 'emptyHeading');
    if (heading.depth === 1 && hasTitle) report(heading, 'secondTitle');
    hasTitle ||= heading.depth === 1;
  }

  /** Code without a fence is indented and ends with its last line. */
  function checkCode(code: Code): void {
    const typed = sourceOf(code);
    const [, fence = ''] = /^(`{3,}|~{3,})/.exec(typed) ?? [];
    const [, last = ''] = /\n[\s>]*(\S*)\s*$/.exec(typed) ?? [];
    const isClosed = last.startsWith(fence) && last === fence.charAt(0).repeat(last.length);
    if (fence !== '' && !isClosed) report(code, 'codeNotClosed');
  }

  /** A link or footnote whose target is not defined stays text, and so do marks that mark nothing. */
  function checkText(node: Nodes): void {
    reportMatches(node, REFERENCE, 'missingDefinition', (typed) => ({
      typed: typed.replace(/\s+/g, ' '),
      name: typed.replace(/\[\]$/, '').replace(/^.*\[/s, '['),
    }));
    reportMatches(node, BROKEN_LINK, 'brokenLink', (typed) => ({ typed }));
    reportMatches(node, /(?<![\\`])`+/g, 'backtick', (typed) => ({ typed }));
    reportMatches(node, ASTERISKS, 'bold', (typed) => ({ typed: shortened(typed) }));
  }

  /** In plain Markdown a tag is text, such as the one of `Promise<string>`. One of HTML is reported once. */
  function checkTag(tag: Html): void {
    const [, name = ''] = /^<([\w-]+)/.exec(tag.value) ?? [];
    if (components.includes(name)) report(tag, 'componentAsText', { name });
    if (!htmlTagNames.includes(name) || tags.has(name)) return;
    tags.add(name);
    report(tag, 'tag', { name });
  }

  function checkLink(link: Link): void {
    const { url, children } = link;
    const hasText = children.some((child) => child.type !== 'text' || child.value.trim() !== '');
    if (url === '') report(link, 'linkWithoutTarget');
    else if (!hasText) report(link, 'linkWithoutText', { href: url });
  }

  function checkTable({ children: [head, ...rows] }: Table): void {
    const columns = head?.children.length ?? 0;
    for (const { children } of rows) {
      const surplus = children[columns];
      if (surplus) report(surplus, 'surplusCell', { columns });
    }
  }

  function checkFootnote(footnote: FootnoteDefinition): void {
    const { identifier, label } = footnote;
    const mark = `[^${label ?? identifier}]`;
    if (footnotes.defined.has(identifier)) report(footnote, 'doubledFootnote', { mark });
    else if (!footnotes.used.has(identifier)) report(footnote, 'unusedFootnote', { mark });
    footnotes.defined.add(identifier);
  }
}

/** Tells whether a heading has only spaces, invisible characters, comments, or elements without text. */
function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return !VISIBLE.test(node.value);
  if (node.type === 'footnoteReference') return true;
  if (node.type === 'mdxTextExpression') return /^(?:\s|\/\*[\s\S]*?\*\/)*$/.test(node.value);
  return 'children' in node && node.children.every(isBlank);
}

/** `[text][name]`, `[name][]` and `[^name]`, where no bracket is escaped. */
const REFERENCE =
  /(?<!\\)\[\^[^\]\s[]+\]|(?<![\\\]\w])\[[^\][]+\]\[[^\][\n]+\]|(?<![\\\]\w])\[[^\][\n]+\]\[\]/g;

/** A link or picture with a space in its URL or quotes in its title. */
const BROKEN_LINK = /(?<!\\)!?\[[^\][\n]*\]\((?:\.{0,2}\/|#|https?:)[^()\n]*\)/g;

/** Two asterisks that make nothing bold, with the text up to the next two. */
const ASTERISKS = /(?<![\\*])\*\*(?!\*).*?(?:(?<![\\*])\*\*(?!\*)|$)/gs;

const FOOTNOTE_IDS = /^(footnote-label$|user-content-)/;

import 'server-only';
import type { Code, Heading, Html, Link, Nodes, Paragraph, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import {
  nearest,
  type Problem,
  problem,
  type SourceLocation,
  shortened,
} from '../../problems/problem';
import { VISIBLE } from '../../problems/source-text';
import { locationAt, locationOf, type MarkdownSource } from '../tree/source';
import { CALLOUT_NAMES, calloutKind } from './callout-kinds';
import { RESERVED_IDS } from './heading-id';

/**
 * Checks a file for what is almost a callout or a heading's id, and would be shown as typed; and for links,
 * pictures and headings that say nothing.
 */
export function checkSyntax(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>(RESERVED_IDS);
  let hasTitle = false;
  visit(tree, (node) => {
    const location = locationOf(node, source);
    if (node.type === 'containerDirective') problems.push(...checkCallout(node, source));
    if (node.type === 'paragraph') problems.push(...checkColons(node, source));
    if (node.type === 'html') problems.push(...checkTag(node, location));
    if (node.type === 'heading') {
      problems.push(...checkHeading(node, source, ids));
      if (node.depth === 1 && hasTitle) problems.push(problem('secondTitle', location));
      hasTitle ||= node.depth === 1;
    }
    if (node.type === 'code') problems.push(...checkCode(node, source));
    if (node.type === 'text') problems.push(...checkReferences(node, source));
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      problems.push(problem('missingAlt', location));
    }
    if (node.type === 'link') problems.push(...checkLink(node, location));
  });
  return problems;
}

function checkCallout(callout: ContainerDirective, source: MarkdownSource): Problem[] {
  const { name, attributes, position } = callout;
  const location = locationOf(callout, source);
  const typed = source.body.slice(position?.start.offset, position?.end.offset);
  const colons = /^:*/.exec(typed)?.[0] ?? '';
  const last = /\n[ \t>]*(:{3,})[ \t]*$/.exec(typed)?.[1];
  const isClosed = last?.startsWith(colons) === true;
  return [
    ...(calloutKind(name) ? [] : [unknownCallout(location, name)]),
    ...(isClosed ? [] : [problem('calloutNotClosed', location)]),
    ...(Object.keys(attributes ?? {}).length > 0
      ? [problem('badCalloutTitle', location, { kind: name })]
      : []),
  ];
}

function unknownCallout(location: SourceLocation, kind: string): Problem {
  const letters = (word: string) => [...word.toLowerCase()].sort().join('');
  const hit =
    nearest(kind, CALLOUT_NAMES) ?? CALLOUT_NAMES.find((name) => letters(name) === letters(kind));
  const kinds = CALLOUT_NAMES.map((name) => `":::${name}"`).join(', ');
  return problem('unknownCallout', location, { kind, kinds }, hit && `Write ":::${hit}".`);
}

/** Lines of colons that are no callout, and would be shown as typed. */
function checkColons({ position }: Paragraph, source: MarkdownSource): Problem[] {
  const start = position?.start.offset ?? 0;
  const typed = source.body.slice(start, position?.end.offset);
  return [...typed.matchAll(/(?<=^[ \t>]*):{3,}.*$/gm)].map(({ 0: colons, index }) =>
    problem('strayColons', locationAt(source, start + index), { typed: colons.trim() }),
  );
}

/**
 * In plain Markdown a tag is a text. A block that begins with one ends at a blank line only, so it
 * may have swallowed a callout.
 */
function checkTag({ value }: Html, location: SourceLocation): Problem[] {
  if (/<!--(?!-?>|[\s\S]*?-->)/.test(value)) return [problem('commentNotClosed', location)];
  const lines = value.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  return lines.split('\n').flatMap((line, index) => {
    if (!/^\s*:::/.test(line)) return [];
    const own = { ...location, line: (location.line ?? 1) + index, column: 1 };
    return [problem('strayColons', own, { typed: line.trim() })];
  });
}

/** `taken` holds the ids of all headings before. */
function checkHeading(heading: Heading, source: MarkdownSource, taken: Set<string>): Problem[] {
  const given = heading.data?.givenId;
  if (given) {
    const { value } = given;
    const location = locationOf(given, source);
    if (taken.has(value) || OF_FOOTNOTES.test(value)) {
      return [problem('doubledHeadingId', location, { id: value })];
    }
    taken.add(value);
  }
  return isBlank(heading) ? [problem('emptyHeading', locationOf(heading, source))] : [];
}

/** Whether readers see no words: only spaces, invisible characters, comments, or elements without text. */
function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return !VISIBLE.test(node.value);
  if (node.type === 'footnoteReference') return true;
  if (node.type === 'mdxTextExpression') return /^(?:\s|\/\*[\s\S]*?\*\/)*$/.test(node.value);
  return 'children' in node && node.children.every(isBlank);
}

/** Code without a fence is indented and ends with its last line. */
function checkCode({ position, value }: Code, source: MarkdownSource): Problem[] {
  if (!position) return [];
  const lines = source.body.slice(position.start.offset, position.end.offset).split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0];
  if (fence === undefined) return [];
  const location = locationOf({ position }, source);
  // With words behind it, the line that should close the block is code.
  const rows = value.split('\n');
  const late = rows.findIndex((row) => row.replace(/^ {1,3}/, '').startsWith(fence));
  if (late >= 0) {
    const line = location.line + 1 + late;
    const values = { typed: rows[late]?.trim() ?? '', fence, longer: fence + fence.charAt(0) };
    return [problem('wordsBehindFence', { ...location, line }, values)];
  }
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  const isClosed = last.startsWith(fence) && last === fence.charAt(0).repeat(last.length);
  return isClosed ? [] : [problem('codeNotClosed', location)];
}

/** A link or footnote whose target is defined nowhere stays a text. */
function checkReferences({ position }: Text, source: MarkdownSource): Problem[] {
  if (!position) return [];
  const start = position.start.offset ?? 0;
  const typed = source.body.slice(start, position.end.offset);
  return [...typed.matchAll(REFERENCE)].map(({ 0: reference, index }) =>
    problem('missingDefinition', locationAt(source, start + index), {
      typed: reference.replace(/\s+/g, ' '),
      name: reference.replace(/\[\]$/, '').replace(/^.*\[/s, '['),
    }),
  );
}

/** `[text][name]`, `[name][]` and `[^name]`, where no bracket is escaped. */
const REFERENCE =
  /(?<!\\)\[\^[^\]\s[]+\]|(?<![\\\]\w])\[[^\][]+\]\[[^\][\n]+\]|(?<![\\\]\w])\[[^\][\n]+\]\[\]/g;

function checkLink({ url, children }: Link, location: SourceLocation): Problem[] {
  if (url === '') return [problem('linkWithoutTarget', location)];
  const isSeen = children.some((child) => child.type !== 'text' || child.value.trim() !== '');
  return isSeen ? [] : [problem('linkWithoutText', location, { href: url })];
}

/** The list of footnotes has ids of its own. */
const OF_FOOTNOTES = /^(footnote-label$|user-content-)/;

/**
 * Checks for what Markdown itself drops silently: cells beyond the header of a table, footnotes that nothing
 * refers to, and the second of two with the same name.
 */
export function checkLost(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const defined = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const width = head?.children.length ?? 0;
      for (const row of rows) {
        const [surplus] = row.children.slice(width);
        if (surplus)
          problems.push(problem('surplusCell', locationOf(surplus, source), { columns: width }));
        const { start, end } = row.position ?? {};
        const typed = source.body.slice(start?.offset, end?.offset);
        if (!typed.includes('|')) {
          const location = locationOf(row, source);
          problems.push(problem('textInTable', location, { typed: shortened(typed) }));
        }
      }
    }
    if (node.type !== 'footnoteDefinition') return;
    const { identifier, label } = node;
    const mark = `[^${label ?? identifier}]`;
    const location = locationOf(node, source);
    if (defined.has(identifier)) problems.push(problem('doubledFootnote', location, { mark }));
    else if (!used.has(identifier)) problems.push(problem('unusedFootnote', location, { mark }));
    defined.add(identifier);
  });
  return problems;
}

import 'server-only';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { placeOf } from '../place-of';
import { formatOf, type MarkdownSource } from '../types';
import { CALLOUT_KINDS, calloutKind } from './callout-kinds';
import type { Callout, GivenId } from './nodes';

/** Finds what is almost a callout or the id of a heading, and would be shown as typed. */
export function findSyntaxFaults(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const isMdx = formatOf(source.file) === 'mdx';
  visit(tree, (node) => {
    const place = placeOf(node, source);
    if (node.type === 'callout') problems.push(...calloutFaults(node, place));
    else if (node.type === 'strayColons')
      problems.push(catalogue.strayColons(place, node.value.trim()));
    else if (node.type === 'html') problems.push(...swallowed(node.value, place));
    else if (node.type === 'heading') problems.push(...idFaults(node.data?.givenId, source));
    else if (node.type === 'text' && node.data?.isStrayId && isMdx) {
      problems.push(catalogue.strayHeadingId(place, node.value));
    }
  });
  return problems;
}

function calloutFaults({ kind, form, isClosed, unread }: Callout, place: Place): Problem[] {
  return [
    ...(calloutKind(kind) ? [] : [catalogue.unknownCallout(place, kind, form, CALLOUT_KINDS)]),
    ...(isClosed ? [] : [catalogue.calloutNotClosed(place)]),
    ...(unread === undefined ? [] : [catalogue.badCalloutTitle(place, kind, unread)]),
  ];
}

/** Callouts in a block that begins with a tag, which in plain Markdown ends at a blank line only. */
function swallowed(html: string, place: Place): Problem[] {
  const shown = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  return shown
    .split('\n')
    .flatMap((line, index) =>
      /^\s*:::/.test(line)
        ? [
            catalogue.strayColons(
              { ...place, line: (place.line ?? 1) + index, column: 1 },
              line.trim(),
            ),
          ]
        : [],
    );
}

function idFaults(given: GivenId | undefined, source: MarkdownSource): Problem[] {
  if (!given || USABLE.test(given.value)) return [];
  return [catalogue.badHeadingId(placeOf(given, source), given.value)];
}

/** Letters and digits of any writing; an address can name these as they are typed. */
const USABLE = /^[\p{L}\p{N}\p{M}_.-]+$/u;

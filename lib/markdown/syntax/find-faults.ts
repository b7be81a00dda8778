import 'server-only';
import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import { contentPath, type Place, type Problem } from '../../problems/problem';
import { formatOf, type MarkdownSource } from '../types';
import { CALLOUT_KINDS, calloutKind } from './callout-kinds';
import type { Callout } from './nodes';

/** Finds what is almost a callout or the id of a heading, and would be shown as typed. */
export function findSyntaxFaults(tree: Root, { file, bodyOffset }: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const isMdx = formatOf(file) === 'mdx';
  visit(tree, (node) => {
    const place = placeOf(node);
    if (node.type === 'callout') problems.push(...calloutFaults(node, place));
    else if (node.type === 'strayColons')
      problems.push(catalogue.strayColons(place, node.value.trim()));
    else if (node.type === 'html') problems.push(...swallowed(node.value, place));
    else if (node.type === 'heading') problems.push(...idFaults(node, placeOf));
    else if (node.type === 'text' && node.data?.isStrayId && isMdx) {
      problems.push(catalogue.strayHeadingId(place, node.value));
    }
  });
  return problems;

  function placeOf({ position }: Pick<Nodes, 'position'>): Place {
    const { line = 1, column = 1 } = position?.start ?? {};
    return { file: contentPath(file), line: line + bodyOffset, column };
  }
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

function idFaults({ data }: Heading, placeOf: (node: Pick<Nodes, 'position'>) => Place): Problem[] {
  const given = data?.givenId;
  if (!given || USABLE.test(given.value)) return [];
  return [catalogue.badHeadingId(placeOf(given), given.value)];
}

/** Letters and digits of any writing; an address can name these as they are typed. */
const USABLE = /^[\p{L}\p{N}\p{M}_.-]+$/u;

import 'server-only';
import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutComments } from '../html-as-text';
import { isComment, literalOf, type Plain } from '../literals';

/** Something that a writer typed and a reader must get: words, a component, an attribute … */
export type Piece = {
  /** How it stands in the source, for the problem. */
  typed: string;
  /** What must be found of it in the page, see `partsOf`. */
  parts: string[];
  line: number;
  column: number;
};

/** Lists everything that a text holds for its readers. `tree` is what the parser made of it. */
export function piecesOf(tree: Root): Piece[] {
  const pieces: Piece[] = [];
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    for (const { typed, parts } of ofNode(node)) {
      if (parts.length > 0) pieces.push({ typed, parts, line, column });
    }
  });
  return pieces;
}

/** The parts of a text: each word, and each sign between them, however the spaces are set. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+|[^\s]/gu) ?? [];
}

function ofNode(node: Nodes): Pick<Piece, 'typed' | 'parts'>[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [textPiece(node.value.replace(ALERT, ''))];
    case 'html':
      return [textPiece(withoutComments(node.value))];
    case 'link':
    case 'linkReference':
      return [{ typed: 'a link', parts: ['href='] }];
    case 'image':
    case 'imageReference':
      return [{ typed: 'a picture', parts: ['src=', ...wordsOf(node.alt ?? '')] }];
    case 'code':
      return [{ typed: 'a block of code', parts: ['<pre>'] }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // In its place stands the fragment that it names.
      if (node.name === 'Include') return [];
      return [
        { typed: `<${node.name ?? ''}>`, parts: node.name ? [`<${node.name}>`] : [] },
        ...node.attributes.flatMap((attribute) => {
          if (attribute.type !== 'mdxJsxAttribute') return [];
          const { name, value } = attribute;
          const plain = typeof value === 'object' ? literalOf(value?.data?.estree) : value;
          // Addresses are written anew where they lead to a page of the site.
          const words = ADDRESS.test(name) ? [] : wordsOfPlain(plain ?? '');
          return [{ typed: `${name}="…"`, parts: [`${name}=`, ...words] }];
        }),
      ];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return [{ typed: `{${node.value}}`, parts: ofExpression(node.value, node.data?.estree) }];
    case 'mdxjsEsm':
      return [{ typed: node.value, parts: [UNFOUND] }];
    default:
      return [];
  }
}

/** Code does not reach readers, so whatever becomes of it, it is lost. */
const UNFOUND = '{}';

function ofExpression(typed: string, estree: Program | null | undefined): string[] {
  if (typed.trim() === '' || isComment(estree)) return [];
  const value = literalOf(estree);
  return value === undefined ? [UNFOUND] : wordsOfPlain(value);
}

/** The first line of an alert; it becomes the alert's kind. */
const ALERT = /^\[!\w+\]/;

const ADDRESS = /^(href|link|src)$/i;

function textPiece(text: string): Pick<Piece, 'typed' | 'parts'> {
  return { typed: `"${text.replace(/\s+/g, ' ').trim()}"`, parts: wordsOf(text) };
}

function wordsOfPlain(value: Plain): string[] {
  if (typeof value === 'string' || typeof value === 'number') return wordsOf(String(value));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOfPlain);
}

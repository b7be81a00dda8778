import type { Paragraph, Root, Text } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { JsxTag } from '../../lib/markdown/tree/element';

/** Sentences and their words, with their places in the file. */
export type Prose = ReturnType<typeof toNlcst>;

export type PageProse = {
  path: string;
  /** The sentences of paragraphs. */
  running: Prose;
  /** Those of headings, tables, captions, callouts and front matter, too. */
  all: Prose;
};

/** The nodes of Markdown that hold words themselves. */
const LINES = new Set(['paragraph', 'heading', 'tableCell', 'calloutTitle']);

/** The attributes of HTML that readers see; each component says which of its own they see. */
const SHOWN_ATTRIBUTES = new Set(['title', 'description', 'label']);

/** The fields of front matter that readers see, at any depth. */
const SHOWN_FIELDS = /^[ -]*(?:title|description|text|tagline|details|alt): *(["']?)(.+)\1$/gm;

/**
 * The prose of a page: all words that readers see but code. Code inside a sentence is a word of it.
 *
 * @param source the whole file
 * @param body the file without its front matter
 * @param shownTexts what readers see of a component's attributes
 */
export function proseOf(
  path: string,
  source: string,
  body: string,
  tree: Root,
  shownTexts: (element: JsxTag) => string[],
): PageProse {
  const file = new VFile({ path, value: source });
  const { toPoint } = location(file);
  const start = body.length - body.trimStart().length;
  const running: Prose = { type: 'RootNode', children: [] };
  const all: Prose = { type: 'RootNode', children: [] };

  for (const { 0: line, 2: text = '', index } of source.slice(0, start).matchAll(SHOWN_FIELDS)) {
    addText(text, index + line.lastIndexOf(text));
  }
  visit(tree, (node) => {
    if (node.type === 'image' && node.title) addText(node.title, offsetOf(node.title, node));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const texts = new Set(shownTexts(node));
      for (const attribute of node.attributes) {
        const { type, value } = attribute;
        if (type !== 'mdxJsxAttribute' || !SHOWN_ATTRIBUTES.has(attribute.name)) continue;
        if (typeof value === 'string') texts.add(value);
      }
      for (const text of texts) addText(text, offsetOf(text, node));
    }
    if (!LINES.has(node.type) || !('children' in node)) return;
    const isOnlyPicture = node.children.length === 1 && node.children[0]?.type === 'image';
    const isRunning = node.type === 'paragraph' && !isOnlyPicture;
    addLine({ ...node, type: 'paragraph' } as Paragraph, isRunning);
  });
  return { path, running, all };

  function addLine(line: Paragraph, isRunning: boolean): void {
    const { children } = toNlcst(line, file, ParseEnglish);
    all.children.push(...children);
    if (isRunning) running.children.push(...children);
  }

  function addText(value: string, offset: number): void {
    const [first, last] = [toPoint(offset), toPoint(offset + value.length)];
    if (!first || !last) return;
    const position = { start: first, end: last };
    addLine({ type: 'paragraph', children: [{ type: 'text', value, position }], position }, false);
  }

  function offsetOf(text: string, { position }: Pick<Text, 'position'>): number {
    const from = position?.start.offset ?? 0;
    // With an escaped sign in it, the text is typed otherwise than it is read.
    return Math.max(from, source.indexOf(text, from));
  }
}

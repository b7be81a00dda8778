import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { fenceOf } from '../code/fence';
import { isBlockComponent, isMark, valuesWhere } from '../components';
import { isJsx, type JsxElement } from '../tree/element';
import { FILE_TREE_ELEMENT } from './example-projects';
import { headingName, headingText, isFootnoteMark } from './headings';

export type Reference = {
  address: string;
  line: number;
  column: number;
};

export type MarkdownFacts = {
  heading?: string;
  /** The headings from the second to the fourth level, and where their texts begin in `content`. */
  toc: { text: string; id: string; depth: number; charIndex: number }[];
  /** The text of the page, without lists of files. */
  content: string;
  /** All ids to which links may lead. */
  ids: string[];
  links: Reference[];
  /** A drawing is inlined into the page; other pictures are loaded. */
  images: (Reference & { isDrawing?: true })[];
};

export function collectFacts(tree: Root): MarkdownFacts {
  const facts: MarkdownFacts = { toc: [], content: '', ids: [], links: [], images: [] };
  // The title of the page: the first heading with text that is not inside a quotation.
  const heading = tree.children
    .filter((node) => node.type === 'element')
    .find((element) => element.tagName === 'h1' && headingText(element) !== '');
  const writer = new TextWriter();
  let marks: string[] | undefined;
  let isCode = false;

  function walk(node: Nodes): void {
    if (node.type === 'text') writer.write(node.value, isCode);
    else if (node.type === 'element') walkElement(node);
    else if (isJsx(node)) walkTag(node);
    else walkChildren(node);
  }

  function walkChildren(node: Nodes): void {
    if ('children' in node) for (const child of node.children) walk(child);
  }

  function walkElement(element: Element): void {
    const { tagName, properties } = element;
    // Nobody searches for the names of files and packages in a project.
    if (tagName === FILE_TREE_ELEMENT || isPackageFile(element)) return;
    // The heading that GFM adds before footnotes is only for assistive technology.
    const isHidden = [properties.className].flat().includes('sr-only');
    if (element === heading || isHidden || isFootnoteMark(element)) return;
    const isBlock = BLOCKS.test(tagName);
    if (isBlock) writer.breakLine();
    const charIndex = writer.length;
    const depth = TOC_DEPTHS[tagName];
    if (depth !== undefined) marks = [];
    const wasCode = isCode;
    isCode ||= tagName === 'pre';
    walkChildren(element);
    isCode = wasCode;
    if (depth !== undefined) addToToc(element, depth, charIndex);
    if (tagName === 'br') writer.write(' ');
    if (isBlock) writer.breakLine();
  }

  function walkTag(element: JsxElement): void {
    const texts = valuesWhere(element, ({ isVisible }) => isVisible === true);
    if (marks && isMark(element)) {
      marks.push(...texts);
      return;
    }
    const separate = () => {
      if (element.type === 'mdxJsxFlowElement' || isBlockComponent(element)) writer.breakLine();
    };
    separate();
    // A mark at the start of a line is not part of its sentence.
    const end = isMark(element) && writer.line === '' ? ':' : '';
    for (const text of texts) {
      writer.write(text + end);
      separate();
    }
    walkChildren(element);
    separate();
  }

  function addToToc(element: Element, depth: number, charIndex: number): void {
    if (writer.line === '') writer.write(headingName(element));
    const { id } = element.properties;
    const text = writer.line;
    if (text !== '' && typeof id === 'string') facts.toc.push({ text, id, depth, charIndex });
    // Marks beside the name, such as a badge, are read after it.
    for (const mark of marks ?? []) writer.write(` ${mark}`);
    marks = undefined;
  }

  walk(tree);
  visit(tree, (node) => {
    if (node.type === 'element') collectFromElement(node, facts);
    else if (isJsx(node)) collectFromComponent(node, facts);
  });
  const title = heading ? { heading: headingText(heading) } : {};
  return { ...title, ...facts, content: writer.text };
}

const TOC_DEPTHS: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

const BLOCKS =
  /^(blockquote|callout|callout-title|details|div|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

/** The `package.json` of a project: which versions it needs. */
function isPackageFile(element: Element): boolean {
  return fenceOf(element)?.language === 'json' && DEPENDENCIES.test(textOf(element));
}

const DEPENDENCIES = /^ *"(?:dev|peer)?dependencies": \{/im;

function collectFromElement(element: Element, { ids, links, images }: MarkdownFacts): void {
  const { id, href, src, dataZoomSrc } = element.properties;
  if (typeof id === 'string') ids.push(id);
  if (element.tagName === 'a') links.push(reference(href, element));
  if (element.tagName !== 'img') return;
  for (const source of dataZoomSrc === undefined ? [src] : [src, dataZoomSrc]) {
    images.push(reference(source, element));
  }
}

function collectFromComponent(element: JsxElement, { links, images }: MarkdownFacts): void {
  for (const src of valuesWhere(element, ({ type }) => type === 'drawing')) {
    images.push({ ...reference(src, element), isDrawing: true });
  }
  const paths = valuesWhere(element, ({ type }) => type === 'url');
  links.push(...paths.map((path) => reference(path, element)));
}

function reference(address: unknown, { position }: Nodes): Reference {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { address: typeof address === 'string' ? address : '', line, column };
}

/** Writes the text of a page: white space collapsed except in code, one line per block. */
class TextWriter {
  // Finished lines are only appended to: searching a long text after each word is too slow.
  #finished = '';
  #line = '';

  get length(): number {
    return this.#finished.length + this.#line.length;
  }

  get text(): string {
    return (this.#finished + this.#line).trimEnd();
  }

  /** The text since the last `breakLine`, without the space at its end. */
  get line(): string {
    return this.#line.trimEnd();
  }

  write(value: string, isCode = false): void {
    const text = isCode ? value : value.replace(/\s+/g, ' ');
    const isAfterSpace = /^\s?$/.test(this.#line.at(-1) ?? '');
    this.#line += isAfterSpace && !isCode ? text.trimStart() : text;
  }

  /** Ends the line, unless it is empty. */
  breakLine(): void {
    const { line } = this;
    if (line !== '') this.#finished += `${line}\n`;
    this.#line = '';
  }
}

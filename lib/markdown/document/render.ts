import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { fill } from '../../labels/fill';
import type { Labels } from '../../labels/labels';
import { type CodeDefaults, codeBlocks } from '../code/code-blocks';
import { htmlTag } from '../components/component';
import { inlineDrawings } from '../components/diagram';
import { compileTree, type Registry } from './mdx-compiler';
import { type PictureSize, pictureSizes } from './picture-sizes';
import { keepNamesWhole, labelCells } from './table-entries';
import { keepWordsWhole } from './unbroken-words';

/** What rendering a page needs besides its tree. */
export type RenderOptions = {
  registry: Registry;
  /** The size of a picture, by its path inside public/. */
  sizeOf: (path: string) => PictureSize | undefined;
  /** The text of an SVG file, by its path inside public/. */
  sourceOf: (path: string) => string | undefined;
  code: CodeDefaults;
  formerIds?: Readonly<Record<string, string>>;
  labels: Pick<Labels['doc'], 'footnotes' | 'footnoteBack'>;
};

/** Renders a page's tree, in which links are resolved, as React elements. */
export async function renderTree(page: Root, options: RenderOptions): Promise<ReactNode> {
  const tree = structuredClone(page);
  addFormerIds(tree, options.formerIds ?? {});
  pictureSizes(tree, options.sizeOf);
  inlineDrawings(tree, options.sourceOf);
  labelFootnotes(tree, options.labels);
  alignCells(tree);
  labelCells(tree);
  markFacts(tree);
  keepNamesWhole(tree);
  keepWordsWhole(tree);
  await codeBlocks(tree, options.code);
  return compileTree(tree, options.registry);
}

/**
 * Puts an empty element with each former id into its heading, so that old links work without scripts. A
 * heading on another page is a link, which `startMovedHeadings` follows.
 */
function addFormerIds(tree: Root, formerIds: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(formerIds);
  if (pairs.length === 0) return;
  const elsewhere = pairs.filter(([, now]) => now.startsWith('/'));
  tree.children.push(
    ...elsewhere.map(([id, href]) => htmlTag('a', [], { id, href, hidden: true })),
  );
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (!/^h[2-4]$/.test(tagName)) return;
    const formers = pairs.filter(([, now]) => now === properties.id);
    children.unshift(...formers.map(([id]) => htmlTag('span', [], { id })));
  });
}

/** Words the title of the footnotes, and the links back to the text, in the language of the page. */
function labelFootnotes(tree: Root, labels: RenderOptions['labels']): void {
  visit(tree, 'element', (element) => {
    const { id, dataFootnoteBackref, ariaLabel } = element.properties;
    if (id === 'footnote-label') element.children = [{ type: 'text', value: labels.footnotes }];
    if (dataFootnoteBackref === undefined) return;
    const number = String(ariaLabel).replace(/^\D+/, '');
    element.properties.ariaLabel = fill(labels.footnoteBack, { number });
  });
}

/** Names the alignment of cells in an attribute, since the policy forbids inline styles. */
function alignCells(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'th' && tagName !== 'td') return;
    const { align } = properties;
    delete properties.align;
    if (align !== undefined) properties.dataAlign = align;
  });
}

/** Marks lists of short facts, `- **Type:** …`, `- **Default:** …`, which stand in one line. */
function markFacts(tree: Root): void {
  visit(tree, 'element', (list) => {
    if (list.tagName !== 'ul') return;
    const items = list.children.filter((child) => child.type === 'element');
    if (items.length > 0 && items.every(isFact)) list.properties.dataFacts = '';
  });
}

/** Whether an item is its name in bold, of one or two words with a colon, and one line about it. */
function isFact({ children }: Element): boolean {
  const [name, ...rest] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isName =
    name?.type === 'element' && name.tagName === 'strong' && /^\S+(?: \S+)?:$/.test(textOf(name));
  return isName && rest.length > 0 && textOf({ type: 'root', children: rest }).length <= LONGEST;
}

/** In letters. What is longer is text, and reads better below each other. */
const LONGEST = 120;

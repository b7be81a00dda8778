import 'server-only';
import type { Nodes } from 'hast';
import type { PhrasingContent } from 'mdast';
import { isLineOfTags } from '../components/inner-nodes';
import { isMark } from '../components/marks';
import { isBlockComponent } from '../components/shown-texts';
import { isComponent, isJsx } from '../jsx';
import { blockForm } from './blocks';
import { BLOCK_COMPONENTS, WORD_COMPONENTS } from './components';
import { htmlElement } from './html-element';
import { paragraph, textPart } from './parts';
import { joinedWords, trimmedWords } from './tidy-words';
import type { Block, TwinSite, Writer } from './types';
import { elementWords } from './words';

/** Makes plain Markdown of the HTML tree of a page: what every reader of Markdown understands. */
export function twinWriter(site: TwinSite): Writer {
  const writer: Writer = {
    blocks,
    words: (nodes) => joinedWords(nodes.flatMap(wordsOf)),
    line: (nodes) => trimmedWords(nodes.flatMap(wordsOf)),
    site,
  };
  return writer;

  /** What stands between blocks and is none becomes a paragraph. */
  function blocks(nodes: readonly Nodes[]): Block[] {
    const written: Block[] = [];
    let rest: Nodes[] = [];
    for (const node of nodes) {
      const own = blocksOf(node);
      if (!own) rest.push(node);
      else {
        endLine();
        written.push(...own);
      }
    }
    endLine();
    return written;

    function endLine(): void {
      const words = writer.line(rest);
      if (words.length > 0) written.push(paragraph(...words));
      rest = [];
    }
  }

  function blocksOf(node: Nodes): Block[] | undefined {
    if (isLineOfTags(node)) return blocks(node.children);
    if (isJsx(node) && isComponent(node)) {
      return isBlockComponent(node) ? BLOCK_COMPONENTS[node.name ?? '']?.(node, writer) : undefined;
    }
    const element = htmlElement(node);
    return element && blockForm(element)?.(element, writer);
  }

  function wordsOf(node: Nodes): PhrasingContent[] {
    if (node.type === 'text') return [textPart(node.value)];
    if (isJsx(node) && isComponent(node)) {
      const words = WORD_COMPONENTS[node.name ?? '']?.(node, writer) ?? [];
      // The style of the page sets a mark apart from the word before it.
      return isMark(node) ? [textPart(' '), ...words] : words;
    }
    const element = htmlElement(node);
    if (!element) return [];
    // A block within a line, as in the cell of a table, is as far from the words beside it.
    return blockForm(element)
      ? [textPart(' '), ...elementWords(element, writer), textPart(' ')]
      : elementWords(element, writer);
  }
}

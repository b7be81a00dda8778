import 'server-only';
import type { Element, ElementContent } from 'hast';
import type { NodeHover, TwoslashNode } from 'twoslash';
import { addLinesBelow } from './twoslash-lines';
import { element, textNode, typeText } from './twoslash-parts';
import { shownDocs } from './twoslash-texts';
import { wrapText } from './wrap-text';

/**
 * Adds to the coloured lines of a block what the compiler knows: notes that show at the names which
 * they explain, and lines below the code. `prefix` makes the ids of the notes those of this block.
 */
export async function addTypes(
  lines: readonly Element[],
  nodes: readonly TwoslashNode[],
  prefix: string,
): Promise<void> {
  for (const node of nodes) {
    const [line, wrapper] = [lines[node.line], wrapperOf(node)];
    if (line && wrapper)
      wrapText(line, stretchOf(node), (part) => [{ ...wrapper, children: [part] }]);
  }
  const notes = await notesOf(nodes, prefix);
  // From the end, since a note adds text behind its name, and characters are counted.
  for (const { node, name, note } of notes.reverse()) {
    const line = lines[node.line];
    if (!line) continue;
    let isAdded = false;
    wrapText(line, stretchOf(node), (part) => {
      if (isAdded) return [part];
      isAdded = true;
      return [{ ...name, children: [part] }, note];
    });
  }
  await addLinesBelow(lines, nodes);
}

type Note = { node: NodeHover; name: Element; note: Element };

/** One note for each name. The first of several equal ones is reached by the keyboard. */
async function notesOf(nodes: readonly TwoslashNode[], prefix: string): Promise<Note[]> {
  const hovers = nodes.filter((node) => node.type === 'hover').filter(isWorthReading);
  const seen = new Set<string>();
  return Promise.all(
    hovers.map(async (node, index) => {
      const content = `${node.target}\n${node.text}`;
      // What has the focus can be pointed at without a mouse, too: a tap is enough.
      const tabIndex = seen.has(content) ? -1 : 0;
      seen.add(content);
      const id = `${prefix}:${index}`;
      return {
        node,
        name: element('dfn', { className: ['typed'], tabIndex, ariaDescribedBy: [id] }, []),
        note: element(
          'span',
          { className: ['type-note'], id, role: 'tooltip', dataUncopied: '' },
          await contentOf(node),
        ),
      };
    }),
  );
}

/** Two notes at one place are those of a shorthand: `{ name }`. */
function isWorthReading(node: NodeHover, index: number, hovers: readonly NodeHover[]): boolean {
  const isFirst = hovers.findIndex(({ start }) => start === node.start) === index;
  return isFirst && !/(?:^|: )any$/.test(node.text);
}

async function contentOf({ text, docs }: NodeHover): Promise<ElementContent[]> {
  const shown = docs === undefined ? '' : shownDocs(docs);
  return [
    element('span', { className: ['type-text'] }, await typeText(text)),
    // The end of the line keeps the two apart where the note is read out.
    ...(shown === ''
      ? []
      : [textNode('\n'), element('span', { className: ['type-docs'] }, [textNode(shown)])]),
  ];
}

function wrapperOf({ type }: TwoslashNode): Element | undefined {
  if (type === 'error') return element('span', { className: ['type-error'] }, []);
  if (type === 'highlight') return element('mark', { className: ['marked-word'] }, []);
  return undefined;
}

function stretchOf({ character, length }: TwoslashNode) {
  return { start: character, end: character + length };
}

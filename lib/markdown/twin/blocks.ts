import 'server-only';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Heading, ListItem } from 'mdast';
import { codeOf, infoOf } from '../code/code-element';
import { type Fence, fenceOf, shownCode } from '../code/fence';
import { textWithLinesBelow } from '../code/twoslash-below';
import { CALLOUT_ELEMENT } from '../syntax/callout-nodes';
import { calloutBlocks } from './callouts';
import { footnoteDefinitions, isFootnotes } from './footnotes';
import { htmlElement } from './html-element';
import { bold, heading, listOf, paragraph } from './parts';
import { tableBlock } from './tables';
import { inOneLine } from './tidy-words';
import type { Block, Writer } from './types';

/** Writes an element that stands on lines of its own. */
type BlockForm = (element: Element, writer: Writer) => Block[];

/** What becomes of an element that is a block; nothing for words. */
export function blockForm({ tagName }: Element): BlockForm | undefined {
  return Object.hasOwn(FORMS, tagName) ? FORMS[tagName] : undefined;
}

const FORMS: Record<string, BlockForm> = {
  p: (element, { line }) => paragraphOf(line(element.children)),
  blockquote: (element, { blocks }) => [{ type: 'blockquote', children: blocks(element.children) }],
  hr: () => [{ type: 'thematicBreak' }],
  pre: (element) => [codeBlock(element)],
  table: (element, writer) => [tableBlock(element, writer)],
  ul: (element, writer) => listBlocks(element, writer),
  ol: (element, writer) => listBlocks(element, writer, Number(element.properties.start ?? 1)),
  section: (element, writer) =>
    isFootnotes(element) ? footnoteDefinitions(element, writer) : writer.blocks(element.children),
  summary: (element, { line }) => paragraphOf([bold(line(element.children))]),
  [CALLOUT_ELEMENT]: calloutBlocks,
};

for (const depth of [1, 2, 3, 4, 5, 6] as const) FORMS[`h${depth}`] = headingForm(depth);

// What only holds blocks together leaves nothing else behind.
for (const name of 'article aside dd details div dl dt figcaption figure footer header main nav'.split(
  ' ',
)) {
  FORMS[name] = (element, { blocks }) => blocks(element.children);
}

function headingForm(depth: Heading['depth']): BlockForm {
  return (element, { line }) => [heading(depth, inOneLine(line(element.children)))];
}

function paragraphOf(words: Parameters<typeof paragraph>): Block[] {
  return words.length > 0 ? [paragraph(...words)] : [];
}

/** The code as readers see it. Of what its writer said of it, language and title are for all. */
function codeBlock(pre: Element): Code {
  const code = codeOf(pre);
  const fence = fenceOf(pre);
  if (!code || !fence) return { type: 'code', value: textOf(pre).replace(/\n$/, '') };
  const { title, language } = fence;
  const isNamed = infoOf(code).language !== '' || title !== undefined;
  return {
    type: 'code',
    value: fence.types ? withRemarks(fence, fence.types) : shownCode(fence),
    ...(isNamed ? { lang: language } : {}),
    ...(title === undefined ? {} : { meta: `title="${title}"` }),
  };
}

/** What stands below a line of code is a comment here, so that the code can be taken as it is. */
function withRemarks({ lines }: Fence, types: NonNullable<Fence['types']>): string {
  const remark = (text: string) => text.replace(/^/gm, '// ');
  return textWithLinesBelow(
    lines.map(({ text }) => text),
    types,
    remark,
  );
}

function listBlocks(list: Element, { blocks }: Writer, start?: number): Block[] {
  const items = list.children.flatMap((child) => {
    const item = htmlElement(child);
    return item?.tagName === 'li' ? [item] : [];
  });
  const isLoose = items.some(({ children }) =>
    children.some((child) => child.type === 'element' && child.tagName === 'p'),
  );
  const made = items.map((item): ListItem => {
    const box = taskBox(item);
    return {
      type: 'listItem',
      children: blocks(item.children),
      ...(box ? { checked: 'checked' in box.properties && box.properties.checked !== false } : {}),
    };
  });
  return [listOf(made, { isLoose, ...(start === undefined ? {} : { start }) })];
}

/** The box of a task, which stands first in its item or in the first paragraph of it. */
function taskBox({ children }: Element): Element | undefined {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return undefined;
  return first.tagName === 'p' ? taskBox(first) : first.tagName === 'input' ? first : undefined;
}

import 'server-only';
import type { Element } from 'hast';
import type { DecorationItem } from 'shiki';
import type { CodeLine, Fence } from './fence';
import { highlight } from './highlight';
import { languageOfCommands } from './prompts';

/**
 * The lines of a block as elements, with their prompts and the words that are to be highlighted in
 * elements of their own. Of a terminal, only the commands are read as code: prompts and answers
 * would make something else of them.
 */
export async function colouredLines({ lines, words, language }: Fence): Promise<Element[]> {
  const placed = lines.map((line, place) => ({ ...line, place }));
  const elements: Element[] = [];
  await colour(
    placed.filter(({ isOutput }) => !isOutput),
    languageOfCommands(language),
  );
  await colour(
    placed.filter(({ isOutput }) => isOutput),
    'text',
  );
  return elements;

  async function colour(part: readonly PlacedLine[], as: string): Promise<void> {
    if (part.length === 0) return;
    const coloured = await highlight(part.map(commandOf).join('\n'), as, marks(part, words));
    for (const [row, { place, text, prompt }] of part.entries()) {
      const element = coloured[row];
      if (!element) continue;
      if (prompt > 0) element.children.unshift(promptElement(text.slice(0, prompt)));
      elements[place] = element;
    }
  }
}

/** A line with its place among all lines of its block. */
type PlacedLine = CodeLine & { place: number };

function commandOf({ text, prompt }: CodeLine): string {
  return text.slice(prompt);
}

function promptElement(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { class: 'prompt', dataUncopied: '' },
    children: [{ type: 'text', value }],
  };
}

/** Words that are to be highlighted; where two of them overlap, they are one. */
function marks(lines: readonly PlacedLine[], words: Fence['words']): DecorationItem[] {
  return lines.flatMap((line, row) => {
    const text = commandOf(line);
    const letters = new Set<number>();
    for (const { text: word, first, end } of words) {
      if (line.place < first || line.place >= end) continue;
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
        for (let letter = at; letter < at + word.length; letter++) letters.add(letter);
      }
    }
    return stretchesOf(letters).map(([start, end]) => ({
      start: { line: row, character: start },
      end: { line: row, character: end },
      alwaysWrap: true,
      tagName: 'mark',
      properties: { class: 'marked-word' },
    }));
  });
}

/** Numbers that follow one another, as the first of them and the one behind the last. */
function stretchesOf(numbers: ReadonlySet<number>): [start: number, end: number][] {
  const stretches: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last?.[1] === number) last[1] = number + 1;
    else stretches.push([number, number + 1]);
  }
  return stretches;
}

import 'server-only';
import type { PhrasingContent } from 'mdast';

/** Joins texts and folds their white space as a browser does; the ends of lines stay as typed. */
export function joinedWords(words: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (word.type !== 'text' || last?.type !== 'text') joined.push(word);
    else joined[joined.length - 1] = { ...last, value: last.value + word.value };
  }
  return joined.map((word) =>
    word.type === 'text' ? { ...word, value: word.value.replace(/[ \t\n]+/g, folded) } : word,
  );
}

function folded(space: string): string {
  return space.includes('\n') ? '\n' : ' ';
}

/** The same without the white space at the beginning and the end of lines, which nobody sees. */
export function trimmedWords(words: readonly PhrasingContent[]): PhrasingContent[] {
  const joined = joinedWords(words);
  const isEnd = (word: PhrasingContent | undefined) => word === undefined || word.type === 'break';
  const trimmed = joined.map((word, index): PhrasingContent => {
    if (word.type !== 'text') return word;
    const begun = isEnd(joined[index - 1]) ? word.value.trimStart() : word.value;
    return { ...word, value: isEnd(joined[index + 1]) ? begun.trimEnd() : begun };
  });
  return trimmed.filter((word) => word.type !== 'text' || word.value !== '');
}

/** The same where a line cannot end: in a heading, in the cell of a table. */
export function inOneLine(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.map((word): PhrasingContent => {
    if (word.type === 'text') return { ...word, value: word.value.replaceAll('\n', ' ') };
    if (word.type === 'break') return { type: 'text', value: ' ' };
    return 'children' in word
      ? ({ ...word, children: inOneLine(word.children as PhrasingContent[]) } as PhrasingContent)
      : word;
  });
}

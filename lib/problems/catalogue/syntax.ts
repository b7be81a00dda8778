import { nearest, placed, shortened, warned } from '../problem';

// What the build may say about callouts and the ids of headings.

export const unknownCallout = placed((kind: string, known: readonly string[]) => {
  const hit = nearest(kind, known) ?? known.find((name) => letters(name) === letters(kind));
  return {
    message: `There is no callout ":::${kind}".`,
    fix: hit
      ? `Write ":::${hit}".`
      : `Write one of ${known.map((name) => `":::${name}"`).join(', ')}.`,
  };
});

/** The letters of a word, in whatever order they are typed. */
function letters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

export const calloutNotClosed = placed(() => ({
  message: 'The callout that begins here is never closed.',
  fix: 'Write a line ":::" below its last line, with as many colons as its first line has.',
}));

export const badCalloutTitle = placed((kind: string) => ({
  message: 'A callout has no attributes in braces.',
  fix: `Write ":::${kind}[Title]".`,
}));

export const strayColons = placed((typed: string) => ({
  message: `"${typed}" neither opens nor closes a callout here, so readers would see the colons.`,
  fix: 'Write ":::tip" or ":::tip[Title]" above and ":::" below a callout, with more colons around another one; or "\\:::" if you mean the colons.',
}));

export const doubledHeadingId = placed((id: string) => ({
  message: `"{#${id}}" is already the id of something else on this page.`,
  fix: 'Choose another id for one of the two.',
}));

export const emptyHeading = placed(() => ({
  message: 'This heading has no words.',
  fix: 'Write its words after the "#", or remove it.',
}));

export const linkWithoutText = placed((url: string) => ({
  message: `The link to "${url}" has no text, so nobody can see or press it.`,
  fix: `Write "[text](${url})".`,
}));

export const secondTitle = placed(() => ({
  message: 'There is already a heading with one "#" above. It is the title of the page.',
  fix: 'Write "##" for a section.',
}));

export const codeNotClosed = placed(() => ({
  message: 'The code block that begins here is never closed, so the rest would be code.',
  fix: 'Write a line below its last line that repeats the signs of its first, such as "```".',
}));

/** Of a line such as "``` end". */
export const wordsBehindFence = placed((typed: string, fence: string) => ({
  message: `"${typed}" does not close the code block, because words stand behind "${fence}".`,
  fix: `Write "${fence}" alone. If the line is code, begin and end the block with "${fence}${fence.charAt(0)}".`,
}));

export const commentNotClosed = placed(() => ({
  message: 'The comment that begins here is never closed, so readers would see it.',
  fix: 'Write "-->" at its end, or "\\<!--" if you mean the signs.',
}));

/** Of a link or footnote such as `[text][name]` or `[^name]`. */
export const missingDefinition = placed((typed: string) => {
  const name = typed.replace(/\[\]$/, '').replace(/^.*\[/s, '[');
  const inOneLine = typed.replace(/\s+/g, ' ');
  return {
    message: `"${inOneLine}" refers to "${name}", which is not defined, so readers would see the brackets.`,
    fix: `Add a line that begins with "${name}:", or put the text between backticks if you mean the brackets.`,
  };
});

export const linkWithoutTarget = placed(() => ({
  message: 'The link leads nowhere.',
  fix: 'Write the path of a page or a URL between the parentheses, or remove the brackets.',
}));

/** What readers see as it is typed, although it is almost a link, code or bold text. */
const TYPED = {
  backtick: 'Write a backtick on both sides of the code, or "\\`" for the character.',
  'broken link': 'Put "<" and ">" around a URL with spaces, and no quotes into its title.',
  bold: 'Put a space before or behind the asterisks, or move the punctuation out of them.',
  tag: 'Use Markdown, put it between backticks, or rename the file so that it ends in .mdx.',
  underlined: 'Put an empty line above the "---", or begin a heading with "##".',
  'wide address':
    'Put "<" and ">" around the URL, so that the sentence behind it is no part of it.',
};

export type TypedKind = keyof typeof TYPED;

export const shownAsTyped = warned((kind: TypedKind, all: string) => {
  const typed = shortened(all);
  const message = {
    'wide address': `All of "${typed}" is the link.`,
    underlined: `"${typed}" is a heading, because of the line below it.`,
  };
  return {
    message: message[kind as keyof typeof message] ?? `Readers see "${typed}" as it is typed.`,
    fix: TYPED[kind],
  };
});

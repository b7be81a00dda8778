import { codePointOf, placed, shortened, suggest, warned } from '../problem';

// What the build may say about the text of a page.

export const badMarkdown = placed((detail: string) => {
  if (/to create a comment in MDX/.test(detail)) return COMMENT_IN_MDX;
  const said = /parse expression with acorn/.test(detail)
    ? 'the braces hold nothing that can be read.'
    : detail;
  return { message: `The Markdown is not valid: ${said}`, fix: adviceOn(detail) };
});

/** What to write in an .mdx file instead of what other Markdown and HTML allow. */
function adviceOn(detail: string): string {
  const [, name] = /closing tag for `<(br|hr|img|input|wbr)>`/.exec(detail) ?? [];
  if (name !== undefined) return `End the tag with "/>", as in <${name} />.`;
  if (/before attribute value/.test(detail))
    return 'Put the value into quotation marks: name="value".';
  if (/to create a link in MDX/.test(detail)) return 'Write "[text](https://…)".';
  if (/parse import\/exports/.test(detail)) {
    return 'In .mdx files, a paragraph that begins with "import" or "export" is code: begin it with another word.';
  }
  const [, open] = /(?:Expected a|corresponding) closing tag for `<([A-Z]\w*)>`/.exec(detail) ?? [];
  if (open !== undefined)
    return `Write </${open}> where it ends, or "\\<" if you mean the character.`;
  return IN_MDX;
}

const IN_MDX =
  'In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.';

const COMMENT_IN_MDX = {
  message: 'The Markdown is not valid: .mdx files have no comments such as "<!-- … -->".',
  fix: 'Write "{/* … */}".',
};

export const moduleSyntax = placed(() => ({
  message: 'Pages cannot use import or export.',
  fix: 'Remove the line. Components are available by name without an import.',
}));

export const unknownElement = placed((name: string, known: readonly string[]) => {
  const sign = IN_MARKDOWN.find(([names]) => names.test(name))?.[1];
  return {
    message: `Unknown element <${name}>.`,
    fix: sign
      ? `Write ${sign}.`
      : (suggest(name, known, (hit) => `Write <${hit}>.`) ??
        'Use Markdown or a component, or put it between backticks if it is code.'),
  };
});

/** The Markdown for tags that pages cannot use. */
const IN_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:b|strong)$/, '"**" around the words'],
  [/^(?:i|em)$/, '"*" around the words'],
  [/^(?:code|pre)$/, 'backticks around the code'],
  [/^h[1-6]$/, '"##" before a heading'],
  [/^hr$/, '"---" between empty lines'],
  [/^(?:ul|ol|li)$/, '"- " or "1. " before each entry'],
  [/^(?:table|thead|tbody|tr|th|td)$/, 'a table of Markdown: "| a | b |" above "| - | - |"'],
  [/^p$/, 'an empty line between paragraphs'],
  [/^blockquote$/, '"> " before each line'],
  [/^(?:s|del|strike)$/, '"~~" around the words'],
];

export const linkInLink = placed(() => ({
  message: 'A link cannot stand in a link: browsers end the outer one before it.',
  fix: 'Remove one of the two.',
}));

export const refusedExpression = placed((expression: string) => ({
  message: `"{${shortened(expression)}}" is code. Pages may contain only text and plain values.`,
  fix: 'Write "\\{" if you mean the brace, or put it between backticks.',
}));

/** Of an attribute, or of `{...attributes}`, where a brace begins code however it is written. */
export const codeInAttribute = placed((expression: string, howToWrite: string) => ({
  message: `"{${shortened(expression)}}" is code. Attributes take strings only.`,
  fix: `Write ${howToWrite}.`,
}));

export const surplusCell = placed((columns: number) => ({
  message: `This cell is beyond the ${columns} columns of the table, so it would not be shown.`,
  fix: 'Add a column to the header, or write "\\|" if the character is part of the text.',
}));

export const textInTable = warned((typed: string) => ({
  message: `"${shortened(typed)}" is a row of the table above it.`,
  fix: 'Put an empty line above it, or "|" around it.',
}));

export const unusedFootnote = placed((mark: string) => ({
  message: `Nothing refers to "${mark}", so readers would see nothing of this line.`,
  fix: `Write "${mark}" where it belongs, or remove the line.`,
}));

export const doubledFootnote = placed((mark: string) => ({
  message: `"${mark}" is defined above, so this line has no effect.`,
  fix: 'Give it a unique name, or remove the line.',
}));

export const unseenSign = placed((sign: string) => ({
  message: `The character ${codePointOf(sign)} is invisible and changes the text around it.`,
  fix: 'Remove it, or write it as an escape sequence in code.',
}));

export const brokenBytes = placed(() => ({
  message: 'This text is not valid UTF-8, so characters are lost.',
  fix: 'Save the file as UTF-8 and type the lost characters again.',
}));

import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './markdown';

test('every sentence about Markdown', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.md',
    line,
    column: 3,
  });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    surplusCell: [catalogue.surplusCell(at(41), 2)],
    textInTable: [catalogue.textInTable(at(69), 'text')],
    unusedDefinition: [
      catalogue.unusedDefinition(at(42), '[^b]'),
      catalogue.unusedDefinition(at(50), '[b]'),
    ],
    doubledDefinition: [catalogue.doubledDefinition(at(51), '[b]')],
    unseenSign: [catalogue.unseenSign(at(44), '\u202E'), catalogue.unseenSign(at(52), '\uFFFD')],
    takesTooLong: [
      catalogue.takesTooLong(at(48), 'backticks'),
      catalogue.takesTooLong(at(60), 'marks'),
      catalogue.takesTooLong(at(61), 'underlines'),
      catalogue.takesTooLong(at(62), 'callouts'),
    ],
    nestedTooDeep: [catalogue.nestedTooDeep(at(49))],
    brokenBytes: [catalogue.brokenBytes(at(45))],
    badMarkdown: [
      catalogue.badMarkdown(at(27), 'Expected a closing tag for `<Tabs>`.'),
      catalogue.badMarkdown(
        at(58),
        'Unexpected character (note: to create a comment in MDX, use x).',
      ),
      catalogue.badMarkdown(at(59), 'Could not parse expression with acorn.'),
      catalogue.badMarkdown(at(63), 'Expected a closing tag for `<br>`.'),
      catalogue.badMarkdown(at(64), 'Unexpected character `/` before attribute value.'),
      catalogue.badMarkdown(at(65), 'Unexpected character (note: to create a link in MDX, use x).'),
    ],
    mergeConflict: [catalogue.mergeConflict(at(57))],
    moduleSyntax: [catalogue.moduleSyntax(at(28))],
    unknownElement: [
      catalogue.unknownElement(at(29), 'Tap', ['Tab', 'Tabs']),
      catalogue.unknownElement(at(30), 'Foo', ['Tab', 'Tabs']),
      catalogue.unknownElement(at(66), 'tr', ['br', 'Tab']),
      catalogue.unknownElement(at(67), 'hr', ['br', 'Tab']),
      catalogue.unknownElement(at(68), 'time', []),
    ],
    linkInLink: [catalogue.linkInLink(at(55))],
    refusedExpression: [catalogue.refusedExpression(at(33), 'name')],
    codeInAttribute: [catalogue.codeInAttribute(at(34), 'g', 'groupId="…"')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "29 problems in the content

    content/guide/a.md:27:3
      The Markdown is not valid: Expected a closing tag for \`<Tabs>\`.
      Write </Tabs> where it ends, or "\\<" if you mean the character.

    content/guide/a.md:28:3
      Pages cannot use import or export.
      Remove the line. Components are available by name without an import.

    content/guide/a.md:29:3
      Unknown element <Tap>.
      Write <Tab>.

    content/guide/a.md:30:3
      Unknown element <Foo>.
      Use Markdown or a component, or put it between backticks if it is code.

    content/guide/a.md:33:3
      "{name}" is code. Pages may contain only text and plain values.
      Write "\\{" if you mean the brace, or put it between backticks.

    content/guide/a.md:34:3
      "{g}" is code. Attributes take strings only.
      Write groupId="…".

    content/guide/a.md:41:3
      This cell is beyond the 2 columns of the table, so it would not be shown.
      Add a column to the header, or write "\\|" if the character is part of the text.

    content/guide/a.md:42:3
      Nothing refers to "[^b]", so readers would see nothing of this line.
      Write "[^b]" where it belongs, or remove the line.

    content/guide/a.md:44:3
      The character U+202E is invisible and changes the text around it.
      Remove it, or write it as an escape sequence in code.

    content/guide/a.md:45:3
      This text is not valid UTF-8, so characters are lost.
      Save the file as UTF-8 and type the lost characters again.

    content/guide/a.md:48:3
      More than 100 backticks stand in a row, which takes too long to read.
      Write at most 100 of them, one more than the code itself has.

    content/guide/a.md:49:3
      Too many elements stand in each other for this file to be read.
      Nest fewer, or split the file.

    content/guide/a.md:50:3
      Nothing refers to "[b]", so readers would see nothing of this line.
      Write "[text][b]" where it belongs, or remove the line.

    content/guide/a.md:51:3
      "[b]" is defined above, so this line has no effect.
      Give it a unique name, or remove the line.

    content/guide/a.md:52:3
      The character U+FFFD stands for one that was lost.
      Remove it, or write it as an escape sequence in code.

    content/guide/a.md:55:3
      A link cannot stand in a link: browsers end the outer one before it.
      Remove one of the two.

    content/guide/a.md:57:3
      A merge conflict begins here, and readers would see both sides with the marks of Git.
      Keep the lines that are right and remove the marks. To show such marks in code, indent them by a space.

    content/guide/a.md:58:3
      The Markdown is not valid: .mdx files have no comments such as "<!-- … -->".
      Write "{/* … */}".

    content/guide/a.md:59:3
      The Markdown is not valid: the braces hold nothing that can be read.
      In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.

    content/guide/a.md:60:3
      More than 4,000 marks such as "*", "_" and "~" stand in a paragraph, which takes too long to read.
      Divide the paragraph, or put it into a block of code.

    content/guide/a.md:61:3
      Too many headings are underlined with "=" or "-" up to this line, which takes too long to read.
      Begin headings with "#", or put the lines into a block of code.

    content/guide/a.md:62:3
      More than 100 callouts have no end before this line, which takes too long to read.
      End each with a line ":::", or put the lines into a block of code.

    content/guide/a.md:63:3
      The Markdown is not valid: Expected a closing tag for \`<br>\`.
      End the tag with "/>", as in <br />.

    content/guide/a.md:64:3
      The Markdown is not valid: Unexpected character \`/\` before attribute value.
      Put the value into quotation marks: name="value".

    content/guide/a.md:65:3
      The Markdown is not valid: Unexpected character (note: to create a link in MDX, use x).
      Write "[text](https://…)".

    content/guide/a.md:66:3
      Unknown element <tr>.
      Write a table of Markdown: "| a | b |" above "| - | - |".

    content/guide/a.md:67:3
      Unknown element <hr>.
      Write "---" between empty lines.

    content/guide/a.md:68:3
      Unknown element <time>.
      Use Markdown or a component, or put it between backticks if it is code.

    content/guide/a.md:69:3
      "text" is a row of the table above it.
      Put an empty line above it, or "|" around it.
    "
  `);
});

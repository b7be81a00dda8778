import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as syntax from './syntax';

test('every sentence about callouts and ids of headings', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.mdx',
    line,
    column: 3,
  });
  const said: Record<keyof typeof syntax, Problem[]> = {
    unknownCallout: [
      syntax.unknownCallout(at(1), 'tpi', ['tip', 'note']),
      syntax.unknownCallout(at(2), 'Notte', ['tip', 'note']),
      syntax.unknownCallout(at(3), 'success', ['tip', 'note']),
    ],
    calloutNotClosed: [syntax.calloutNotClosed(at(4))],
    badCalloutTitle: [syntax.badCalloutTitle(at(5), 'tip')],
    strayColons: [syntax.strayColons(at(6), ':::')],
    badHeadingId: [syntax.badHeadingId(at(7), 'a b')],
    doubledHeadingId: [syntax.doubledHeadingId(at(8), 'usage')],
    strayHeadingId: [syntax.strayHeadingId(at(9), '{#usage}')],
    emptyHeading: [syntax.emptyHeading(at(19))],
    secondTitle: [syntax.secondTitle(at(22))],
    codeNotClosed: [syntax.codeNotClosed(at(23))],
    missingDefinition: [
      syntax.missingDefinition(at(24), '[a][b]'),
      syntax.missingDefinition(at(25), '[^b]'),
      syntax.missingDefinition(at(25), '[two\nlines][]'),
    ],
    wordsBehindFence: [syntax.wordsBehindFence(at(27), '``` end', '```')],
    commentNotClosed: [syntax.commentNotClosed(at(28))],
    shownAsTyped: [
      syntax.shownAsTyped(at(29), 'wiki link', '[[a]]'),
      syntax.shownAsTyped(at(30), 'wide address', 'https://a.example/，b'),
      syntax.shownAsTyped(at(31), 'www', 'www.a.example'),
      syntax.shownAsTyped(at(32), 'marks', '**a*'),
      syntax.shownAsTyped(at(33), 'underlined', 'A.'),
    ],
    linkWithoutText: [syntax.linkWithoutText(at(20), '/api/run')],
    linkWithoutTarget: [syntax.linkWithoutTarget(at(21))],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(syntax).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "24 problems in the content

    content/guide/a.mdx:1:3
      There is no callout ":::tpi".
      Write ":::tip".

    content/guide/a.mdx:2:3
      There is no callout ":::Notte".
      Write ":::note".

    content/guide/a.mdx:3:3
      There is no callout ":::success".
      Write one of ":::tip", ":::note".

    content/guide/a.mdx:4:3
      The callout that begins here is never closed.
      Write a line ":::" below its last line, with as many colons as its first line has.

    content/guide/a.mdx:5:3
      The braces of a callout may hold its title, where no brackets do, and nothing else.
      Write ":::tip[Title]".

    content/guide/a.mdx:6:3
      ":::" neither opens nor closes a callout here, so readers would see the colons.
      Write ":::tip" or ":::tip[Title]" above and ":::" below a callout, with more colons around another one; or "\\:::" if you mean the colons.

    content/guide/a.mdx:7:3
      "{#a b}" is not a usable id.
      Write letters, digits, "-", "_" and "." only, such as "{#first-steps}".

    content/guide/a.mdx:8:3
      "{#usage}" is already the id of something else on this page.
      Choose another id for one of the two.

    content/guide/a.mdx:9:3
      "{#usage}" does not stand at the end of a heading, so it names nothing.
      Put it at the end of a heading, or write "\\{#usage}" if you mean the braces.

    content/guide/a.mdx:19:3
      This heading has no words.
      Write its words after the "#", or remove it.

    content/guide/a.mdx:20:3
      The link to "/api/run" has no text, so nobody can see or press it.
      Write "[text](/api/run)".

    content/guide/a.mdx:21:3
      The link leads nowhere.
      Write the path of a page or a URL between the parentheses, or remove the brackets.

    content/guide/a.mdx:22:3
      There is already a heading with one "#" above. It is the title of the page.
      Write "##" for a section.

    content/guide/a.mdx:23:3
      The code block that begins here is never closed, so the rest would be code.
      Write a line below its last line that repeats the signs of its first, such as "\`\`\`".

    content/guide/a.mdx:24:3
      "[a][b]" refers to "[b]", which is not defined, so readers would see the brackets.
      Add a line that begins with "[b]:", or put the text between backticks if you mean the brackets.

    content/guide/a.mdx:25:3
      "[^b]" refers to "[^b]", which is not defined, so readers would see the brackets.
      Add a line that begins with "[^b]:", or put the text between backticks if you mean the brackets.

    content/guide/a.mdx:25:3
      "[two lines][]" refers to "[two
    lines]", which is not defined, so readers would see the brackets.
      Add a line that begins with "[two
    lines]:", or put the text between backticks if you mean the brackets.

    content/guide/a.mdx:27:3
      "\`\`\` end" does not close the code block, because words stand behind "\`\`\`".
      Write "\`\`\`" alone. If the line is code, begin and end the block with "\`\`\`\`".

    content/guide/a.mdx:28:3
      The comment that begins here is never closed, so readers would see it.
      Write "-->" at its end, or "\\<!--" if you mean the signs.

    content/guide/a.mdx:29:3
      Readers see "[[a]]" as it is typed.
      Write "[text](/path)", or put it between backticks if it is code.

    content/guide/a.mdx:30:3
      All of "https://a.example/，b" is the link.
      Put "<" and ">" around the URL, so that the sentence behind it is no part of it.

    content/guide/a.mdx:31:3
      The link "www.a.example" leads to "http:".
      Write the URL with "https://".

    content/guide/a.mdx:32:3
      Readers see a "*" beside "**a*".
      Write as many "*" before the words as behind them, or "\\*" for the character.

    content/guide/a.mdx:33:3
      "A." is a heading, because of the line below it.
      Put an empty line above the "---", or begin a heading with "##".
    "
  `);
});

import { expect, test } from '@jest/globals';
import type { Advice } from '../problem';
import { formatProblems } from '../problem';
import * as code from './code';

test('every sentence that the build says about code blocks', () => {
  const said: Record<keyof typeof code, Advice[]> = {
    unknownFenceWord: [
      code.unknownFenceWord('tilte="a"', 'tilte', ['title', 'wrapCode']),
      code.unknownFenceWord('foo', 'foo', ['title', 'wrapCode']),
      code.unknownFenceWord('title="a', 'title', ['title', 'wrapCode']),
    ],
    unknownLanguage: [
      code.unknownLanguage('javascirpt', ['javascript', 'js']),
      code.unknownLanguage('js:line-numbers', ['javascript', 'js']),
      code.unknownLanguage('klingon', ['javascript', 'js']),
    ],
    wrongFenceValue: [code.wrongFenceValue('title', 'title="…"')],
    doubledFenceWord: [code.doubledFenceWord('title')],
    notOfAShell: [code.notOfAShell('npm2yarn', ['bash', 'sh'])],
    unknownCommand: [code.unknownCommand('npm frobnicate')],
    wrongLines: [code.wrongLines('{a}')],
    emptyCode: [code.emptyCode()],
    linesBeyondCode: [code.linesBeyondCode('{7}', 6)],
    markInCode: [code.markInCode('[!code ++]')],
    hiddenInCode: [code.hiddenInCode('\u200B')],
    missingExample: [
      code.missingExample('examples/a/mian.js', ['examples/a/main.js']),
      code.missingExample('main.js', ['examples/a/App.vue']),
    ],
    missingProject: [
      code.missingProject('raect', ['react', 'vite']),
      code.missingProject('', ['vite']),
    ],
    codeBesideFile: [code.codeBesideFile('examples/a/main.js')],
    wrongTypes: [code.wrongTypes("Cannot find name 'lend'.")],
    markOfTwoslash: [code.markOfTwoslash()],
    brokenTypes: [code.brokenTypes('Received css, which has no types.')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(code).sort());
  const problems = Object.values(said)
    .flat()
    .map((advice, index) => ({
      file: 'content/guide/a.md',
      line: index + 1,
      column: 3,
      ...advice,
    }));
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "23 problems in the content

    content/guide/a.md:1:3
      "tilte" is not an option of a code block.
      Write "title".

    content/guide/a.md:2:3
      "foo" is not an option of a code block.
      Remove it. Put a value with spaces in quotes: title="…".

    content/guide/a.md:3:3
      "title" is not an option of a code block.
      Write title="…", with quotes at both ends.

    content/guide/a.md:4:3
      "javascirpt" is not a known language, so the code has no colours.
      Write "javascript".

    content/guide/a.md:5:3
      "js:line-numbers" is not a known language, so the code has no colours.
      Write "js", and options behind a space.

    content/guide/a.md:6:3
      "klingon" is not a known language, so the code has no colours.
      Write a language such as "js" or "bash", or "text" for none.

    content/guide/a.md:7:3
      "title" has a wrong value.
      Write title="…".

    content/guide/a.md:8:3
      "title" is set twice.
      Remove one of them.

    content/guide/a.md:9:3
      "npm2yarn" works only in shell code.
      Remove it, or set the language to "bash" or "sh".

    content/guide/a.md:10:3
      How other package managers say "npm frobnicate" is not known.
      Correct the command, or remove "npm2yarn" and show it for npm alone.

    content/guide/a.md:11:3
      "{a}" is not a list of lines.
      Write line numbers and ranges, with "+" before those that were added. The first line is 1: "{1,+3-5}".

    content/guide/a.md:12:3
      This block of code is empty.
      Write the code between its two lines, or remove them.

    content/guide/a.md:13:3
      "{7}" names a line after the end of the code.
      The last line is line 6.

    content/guide/a.md:14:3
      Readers see "[!code ++]" as it is typed.
      Name the lines behind the language: "{3}" highlights one, "{+3-5}" marks those that were added.

    content/guide/a.md:15:3
      The code holds the character U+200B, which nobody sees and readers copy with it.
      Type the line again. If the code is about it, write it as an escape sequence.

    content/guide/a.md:16:3
      There is no example "examples/a/mian.js".
      Write "examples/a/main.js".

    content/guide/a.md:17:3
      There is no example "main.js".
      Write the path of a file in the folder examples/. If you mean the name of the code below, write title="…".

    content/guide/a.md:18:3
      <ExampleProject> takes the name of a project in examples/ and nothing else, not "raect".
      Write <ExampleProject name="react" /> on a line of its own.

    content/guide/a.md:19:3
      <ExampleProject> takes the name of a project in examples/ and nothing else, not "".
      Write <ExampleProject name="…" /> on a line of its own. The projects with a "start" script are vite.

    content/guide/a.md:20:3
      This block shows "examples/a/main.js", so readers would not see the code in the block.
      Remove the code, or write title="…" instead of file="…".

    content/guide/a.md:21:3
      TypeScript reports an error: Cannot find name 'lend'.
      Correct the code, or remove "twoslash".

    content/guide/a.md:22:3
      A comment in this code is a mark of twoslash, such as "// ^?" or "// @errors".
      Remove it: blocks show the types of names and nothing else.

    content/guide/a.md:23:3
      The types of this code cannot be shown: Received css, which has no types.
      Correct the code, or remove "twoslash".
    "
  `);
});

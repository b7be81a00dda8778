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
    wrongLines: [code.wrongLines('{a}')],
    linesBeyondCode: [code.linesBeyondCode('{7}', 6)],
    wordNotInCode: [code.wordNotInCode('lend')],
    unknownNotation: [
      code.unknownNotation('[!code hilight]', 'hilight', ['highlight']),
      code.unknownNotation('[!code foo]', 'foo', ['highlight']),
    ],
    notationOutsideComment: [code.notationOutsideComment('[!code ++]')],
    notationBeyondCode: [code.notationBeyondCode('[!code ++:9]')],
    missingExample: [
      code.missingExample('examples/a/mian.js', ['examples/a/main.js']),
      code.missingExample('main.js', ['examples/a/App.vue']),
    ],
    missingProject: [
      code.missingProject('raect', ['react', 'vite']),
      code.missingProject('', ['vite']),
    ],
    codeBesideFile: [code.codeBesideFile('examples/a/main.js')],
    missingRegion: [code.missingRegion('examples/a/main.js', 'setup')],
    regionWithoutFile: [code.regionWithoutFile()],
    wrongTypes: [code.wrongTypes("Cannot find name 'lend'.", 2304)],
    absentError: [code.absentError(2322)],
    unknownTypeMark: [
      code.unknownTypeMark('erors', ['errors', 'log']),
      code.unknownTypeMark('todo', ['errors', 'log']),
    ],
    brokenTypeMark: [code.brokenTypeMark('You have an unclosed cut-end.')],
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
"28 problems in the content

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
  "{a}" is not a list of lines.
  Write line numbers and ranges. The first line is 1: "{1,3-5}".

content/guide/a.md:11:3
  "{7}" names a line after the end of the code.
  The last line is line 6.

content/guide/a.md:12:3
  "lend" should be highlighted, but these lines do not contain it.
  Correct the word, or remove it. Upper and lower case matter.

content/guide/a.md:13:3
  "[!code hilight]" is not a known mark.
  Write "[!code highlight]".

content/guide/a.md:14:3
  "[!code foo]" is not a known mark.
  Remove it, or write "[\\!code …]" to show it as it is.

content/guide/a.md:15:3
  "[!code ++]" is not in a comment at the end of its line.
  Put it in a comment of the language, or write "[\\!code …]" to show it as it is.

content/guide/a.md:16:3
  "[!code ++:9]" marks lines after the end of the code.
  Correct the number of lines, or move it into or above the line that it should mark.

content/guide/a.md:17:3
  There is no example "examples/a/mian.js".
  Write "examples/a/main.js".

content/guide/a.md:18:3
  There is no example "main.js".
  Write the path of a file in the folder examples/. If you mean the name of the code below, write title="…".

content/guide/a.md:19:3
  <ExampleProject> takes the name of a project in examples/ and nothing else, not "raect".
  Write <ExampleProject name="react" /> on a line of its own.

content/guide/a.md:20:3
  <ExampleProject> takes the name of a project in examples/ and nothing else, not "".
  Write <ExampleProject name="…" /> on a line of its own. The projects with a "start" script are vite.

content/guide/a.md:21:3
  This block shows "examples/a/main.js", so readers would not see the code in the block.
  Remove the code, or write title="…" instead of file="…".

content/guide/a.md:22:3
  "examples/a/main.js" has no region "setup".
  Put "// #region setup" above its lines and "// #endregion" below them.

content/guide/a.md:23:3
  region="…" needs the file that has the region.
  Write file="examples/…" as well.

content/guide/a.md:24:3
  TypeScript reports an error: Cannot find name 'lend'.
  Correct the code. To show the error to readers, announce it in a line above: "// @errors: 2304".

content/guide/a.md:25:3
  Error 2322 is announced, but TypeScript does not report it.
  Remove 2322, or write the number that TypeScript reports.

content/guide/a.md:26:3
  "@erors" is neither a mark nor an option of TypeScript.
  Write "@errors".

content/guide/a.md:27:3
  "@todo" is neither a mark nor an option of TypeScript.
  Remove the line.

content/guide/a.md:28:3
  A mark in this code does not work: You have an unclosed cut-end.
  Put "^" under the name that you mean, and write options as "// @name: value".
"
`);
});

import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as code from './code';

test('every sentence that the build says of blocks of code', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof code, Problem[]> = {
    unknownFenceWord: [
      code.unknownFenceWord(at(1), 'tilte="a"', 'tilte', ['title', 'wrapCode']),
      code.unknownFenceWord(at(2), 'foo', 'foo', ['title', 'wrapCode']),
    ],
    wrongFenceValue: [code.wrongFenceValue(at(3), 'title', 'title="…"')],
    doubledFenceWord: [code.doubledFenceWord(at(4), 'title')],
    notOfAShell: [code.notOfAShell(at(5), 'npm2yarn', ['bash', 'sh'])],
    wrongLines: [code.wrongLines(at(6), '{a}')],
    linesBeyondCode: [code.linesBeyondCode(at(7), '{7}', 6)],
    wordNotInCode: [code.wordNotInCode(at(8), 'lend')],
    unknownNotation: [
      code.unknownNotation(at(9), '[!code hilight]', 'hilight', ['highlight']),
      code.unknownNotation(at(10), '[!code foo]', 'foo', ['highlight']),
    ],
    notationOutsideComment: [code.notationOutsideComment(at(11), '[!code ++]')],
    notationBeyondCode: [code.notationBeyondCode(at(12), '[!code ++:9]')],
    missingExample: [
      code.missingExample(at(13), 'examples/a/mian.js', ['examples/a/main.js']),
      code.missingExample(at(14), 'main.js', ['examples/a/App.vue']),
    ],
    codeBesideFile: [code.codeBesideFile(at(15), 'examples/a/main.js')],
    missingRegion: [code.missingRegion(at(16), 'examples/a/main.js', 'setup')],
    regionWithoutFile: [code.regionWithoutFile(at(17))],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(code).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"17 problems in the content

content/guide/a.md:1:3
  "tilte" says nothing behind the language of a code block.
  Write "title".

content/guide/a.md:2:3
  "foo" says nothing behind the language of a code block.
  Remove it. A value with spaces needs quotes: title="…".

content/guide/a.md:3:3
  "title" is not written like that.
  Write title="…".

content/guide/a.md:4:3
  "title" stands twice behind the language, so one of the two would be lost.
  Remove one of them.

content/guide/a.md:5:3
  "npm2yarn" has a meaning in code of a shell only.
  Remove it, or write "bash" or "sh" as the language.

content/guide/a.md:6:3
  "{a}" names no lines.
  Write numbers and ranges of lines, the first line being 1: "{1,3-5}".

content/guide/a.md:7:3
  "{7}" names a line that the code does not have.
  Its last line is line 6.

content/guide/a.md:8:3
  "lend" is to be highlighted, but does not stand in these lines.
  Correct the word, or remove it. Upper and lower case count.

content/guide/a.md:9:3
  "[!code hilight]" marks nothing.
  Write "[!code highlight]".

content/guide/a.md:10:3
  "[!code foo]" marks nothing.
  Remove it, or write "[\\!code …]" to show it as it is.

content/guide/a.md:11:3
  "[!code ++]" stands in no comment at the end of its line.
  Put it into a comment of the language, or write "[\\!code …]" to show it as it is.

content/guide/a.md:12:3
  "[!code ++:9]" marks lines behind the end of the code.
  Correct the number of lines, or put it above or into the line that it is to mark.

content/guide/a.md:13:3
  There is no example "examples/a/mian.js".
  Write "examples/a/main.js".

content/guide/a.md:14:3
  There is no example "main.js".
  Write the path of a file in the folder examples/, or title="…" if you mean the name of the code below.

content/guide/a.md:15:3
  This block shows "examples/a/main.js" and has code of its own, which readers would not see.
  Remove the code, or write title="…" instead of file="…".

content/guide/a.md:16:3
  "examples/a/main.js" has no region "setup".
  Put "// #region setup" above its lines and "// #endregion" below them.

content/guide/a.md:17:3
  region="…" says nothing without the file that has the region.
  Write file="examples/…" as well.
"
`);
});

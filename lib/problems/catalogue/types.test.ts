import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as types from './types';

test('every sentence that the build says of blocks of code that show types', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof types, Problem[]> = {
    wrongTypes: [types.wrongTypes(at(1), "Cannot find name 'lend'.", 2304)],
    absentError: [types.absentError(at(2), 2322)],
    unknownTypeMark: [
      types.unknownTypeMark(at(3), 'erors', ['errors', 'log']),
      types.unknownTypeMark(at(4), 'todo', ['errors', 'log']),
    ],
    brokenTypeMark: [types.brokenTypeMark(at(5), 'You have an unclosed cut-end')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(types).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"5 problems in the content

content/guide/a.md:1:3
  TypeScript refuses this code: Cannot find name 'lend'.
  Correct it. If readers are to see the error, announce it in a line above: "// @errors: 2304".

content/guide/a.md:2:3
  The error 2322 is announced, but TypeScript does not find it.
  Remove 2322, or write the number that TypeScript gives.

content/guide/a.md:3:3
  "@erors" is neither a mark nor an option of TypeScript.
  Write "@errors".

content/guide/a.md:4:3
  "@todo" is neither a mark nor an option of TypeScript.
  Remove the line.

content/guide/a.md:5:3
  A mark in this code cannot be followed: You have an unclosed cut-end
  Put "^" under the name that is meant, and write options as "// @name: value".
"
`);
});

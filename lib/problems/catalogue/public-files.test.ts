import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './public-files';

test('every sentence about files of the export', () => {
  const file = { file: 'public/a' };
  const said: Record<keyof typeof catalogue, Problem[]> = {
    notPublished: (['hidden', 'kind', 'link', 'name', 'runs-code', 'tool'] as const).map(
      (refused) => catalogue.notPublished(file, refused, ['png', 'svg']),
    ),
    takenFile: [
      catalogue.takenFile({ file: 'content/a.md', line: 3 }, '/logo.svg', 'public/logo.svg'),
    ],
    tooLongPath: [
      catalogue.tooLongPath({ file: 'content/_moved.json', line: 3 }, `/${'a'.repeat(300)}`),
    ],
  };
  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "8 problems in the content

    content/_moved.json:3
      The path /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa… is too long for the name of a file.
      Choose a shorter one: at most 200 letters between two slashes, and 1,000 altogether.

    content/a.md:3
      The export needs a file at /logo.svg, which collides with a file of public/logo.svg.
      Rename one of the two.

    public/a
      The name of the file or of its folder begins with a dot, and all files of public/ are published.
      Delete the file, or move it out of public/. Only the folder ".well-known" may begin with a dot.

    public/a
      The site publishes no files of this kind, because they may hold keys or code.
      Move it out of public/. The site publishes files that end in png, svg.

    public/a
      The file is a symbolic link, so it could lead to anything, and all files of public/ are published.
      Put the file itself there.

    public/a
      The name holds a sign that means something else in a URL, or that some systems do not allow.
      Rename the file: letters, digits, spaces, "-", "_", "." and the like are right.

    public/a
      The file could run code with the rights of the site when it is opened by its URL.
      Save it in UTF-8, without scripts, event handlers, frames, entities, foreign objects and style sheets of XML.

    public/a
      The file lies in a folder that a program has made for itself, and all files of public/ are published.
      Delete the folder, or move it out of public/.
    "
  `);
});

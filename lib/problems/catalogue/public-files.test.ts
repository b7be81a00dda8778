import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './public-files';

test('every sentence about files of the export', () => {
  const file = { file: 'public/a' };
  const said: Record<keyof typeof catalogue, Problem[]> = {
    notPublished: (
      ['foreign', 'hidden', 'key', 'kind', 'link', 'name', 'runs-code', 'settings', 'tool'] as const
    ).map((refused) => catalogue.notPublished(file, refused, ['png', 'svg'])),
    takenFile: [
      catalogue.takenFile({ file: 'content/a.md', line: 3 }, '/logo.svg', 'public/logo.svg'),
    ],
    tooLongPath: [
      catalogue.tooLongPath({ file: 'content/_moved.json', line: 3 }, `/${'a'.repeat(300)}`),
    ],
  };
  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "11 problems in the content

    content/_moved.json:3
      The path /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa… is too long for the name of a file.
      Choose a shorter one: at most 200 letters between two slashes, and 1,000 altogether.

    content/a.md:3
      The export needs a file at /logo.svg, which collides with a file of public/logo.svg.
      Rename one of the two.

    public/a
      The file loads something from another host as soon as it is opened.
      Copy what it loads into public/, and write its path from there, starting with "/".

    public/a
      The name of the file or of its folder begins with a dot, and all files of public/ are published.
      Delete the file, or move it out of public/. Only the folder ".well-known" may begin with a dot.

    public/a
      The file holds a private key or the token of a service, and all files of public/ are published.
      Move it out of public/. If it has been published before, replace the key.

    public/a
      The site publishes no files of this kind, because they may hold keys or code.
      Move it out of public/. The site publishes files that end in png, svg.

    public/a
      It is a symbolic link, a pipe or a device, so anything could come of it, and all files of public/ are published.
      Put a regular file there.

    public/a
      The name holds a sign that means something else in a URL, or that some systems do not allow.
      Rename the file: letters, digits, spaces, "-", "_", "." and the like are right.

    public/a
      The file could run code with the rights of the site when it is opened by its URL.
      Save it in UTF-8, without scripts, event handlers, frames, entities, foreign objects and style sheets of XML.

    public/a
      Programs keep their settings or keys in files of this name, and all files of public/ are published.
      Move it out of public/, or give it another name if readers need it.

    public/a
      The file lies in a folder that a program has made for itself, and all files of public/ are published.
      Delete the folder, or move it out of public/.
    "
  `);
});

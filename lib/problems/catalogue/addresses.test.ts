import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './addresses';

test('every sentence about addresses of pages', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    duplicateRoute: [catalogue.duplicateRoute(at(9), '/guide/a', 'content/guide/A.md')],
    takenSlug: [catalogue.takenSlug(at(10), '/api/run', 'content/api/run.md')],
    reservedAddress: [catalogue.reservedAddress(at(11), '/404')],
    badFileName: [catalogue.badFileName(at(12))],
    missingHome: [catalogue.missingHome({ file: 'content/1.x/zh/index.md' }, '/1.x/zh/')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"5 problems in the content

content/1.x/zh/index.md
  There is no home page at /1.x/zh/, where the logo and the not-found page lead.
  Create this file.

content/guide/a.md:9:3
  The address /guide/a already belongs to content/guide/A.md.
  Rename one of the two files. Addresses that differ only in upper and lower case count as one.

content/guide/a.md:10:3
  The slug /api/run is the address of content/api/run.md.
  Choose a free address, or remove the slug.

content/guide/a.md:11:3
  The address /404 is used by the site itself.
  Rename the file or its folder.

content/guide/a.md:12:3
  The file name holds a character that an address cannot hold as it is.
  Use letters, digits, "-", "_" and "." only.
"
`);
});

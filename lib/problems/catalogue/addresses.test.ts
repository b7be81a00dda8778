import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './addresses';

test('every sentence about addresses of pages', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    duplicateRoute: [catalogue.duplicateRoute(at(9), '/guide/a', 'content/guide/A.md')],
    takenSlug: [catalogue.takenSlug(at(10), '/api/run', 'content/api/run.md')],
    reservedAddress: [catalogue.reservedAddress(at(11), '/404')],
    reservedFormer: [catalogue.reservedFormer(at(13), '/static/a')],
    takenFormer: [catalogue.takenFormer(at(14), '/api/run', 'content/api/run.md')],
    formerTarget: [
      catalogue.formerTarget(at(15), '/api/setOptions', '/api/setOptioins'),
      catalogue.formerTarget(at(16), '/old', undefined),
    ],
    takenFormerId: [catalogue.takenFormerId(at(17), 'hooks', '/api/run')],
    badFileName: [catalogue.badFileName(at(12))],
    missingHome: [catalogue.missingHome({ file: 'content/1.x/zh/index.md' }, '/1.x/zh/')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"10 problems in the content

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

content/guide/a.md:13:3
  The former address /static/a is used by the site itself.
  Remove the entry.

content/guide/a.md:14:3
  The former address /api/run belongs to content/api/run.md.
  Remove the entry. Addresses that differ only in upper and lower case count as one.

content/guide/a.md:15:3
  "/api/setOptions" is itself a further address, so readers would be led on from there.
  Write "/api/setOptioins".

content/guide/a.md:16:3
  "/old" is itself a further address, so readers would be led on from there.
  Write the page's own address.

content/guide/a.md:17:3
  The former id "hooks" is one that /api/run has now.
  Remove the entry.
"
`);
});

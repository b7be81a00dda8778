import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './addresses';

test('every sentence about addresses of pages', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.md',
    line,
    column: 3,
  });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    takenUrl: [
      catalogue.takenUrl(at(9), 'URL', '/guide/a', 'content/guide/A.md'),
      catalogue.takenUrl(at(10), 'slug', '/api/run', 'content/api/run.md'),
      catalogue.takenUrl(at(14), 'former URL', '/api/run', 'content/api/run.md'),
    ],
    reservedUrl: [
      catalogue.reservedUrl(at(11), 'URL', '/404'),
      catalogue.reservedUrl(at(13), 'former URL', '/static/a'),
      catalogue.reservedUrl(at(18), 'slug', '/404'),
    ],
    formerTarget: [
      catalogue.formerTarget(at(15), '/api/setOptions', '/api/setOptioins'),
      catalogue.formerTarget(at(16), '/old', undefined),
    ],
    takenFormerId: [catalogue.takenFormerId(at(17), 'hooks', '/api/run')],
    badFileName: [catalogue.badFileName(at(12))],
    notAPage: [catalogue.notAPage({ file: 'content/t.MD' })],
    noPage: [catalogue.noPage({ file: 'content' })],
    linkedFile: [catalogue.linkedFile({ file: 'content/t.md' })],
    tooLarge: [catalogue.tooLarge({ file: 'content/t.md' })],
    publishedDraft: [catalogue.publishedDraft({ file: 'content/_a.md', line: 1 }, '/_a')],
    misplacedScope: [catalogue.misplacedScope({ file: 'content/zh/1.x/a.md' }, 'zh/1.x', '1.x/zh')],
    missingHome: [catalogue.missingHome({ file: 'content/1.x/zh/index.md' }, '/1.x/zh/')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"17 problems in the content

content
  The folder holds no page.
  Put Markdown files there, or name another folder with SITE_CONTENT.

content/1.x/zh/index.md
  There is no home page at /1.x/zh/. The logo and the not-found page link to it.
  Create this file.

content/_a.md:1
  The page is published at /_a, although its name begins with "_".
  Rename it, or move it out of content/.

content/guide/a.md:9:3
  The URL /guide/a already belongs to content/guide/A.md.
  Rename the file or its folder. URLs that differ only in upper and lower case count as the same.

content/guide/a.md:10:3
  The slug /api/run already belongs to content/api/run.md.
  Choose another slug, or remove it. URLs that differ only in upper and lower case count as the same.

content/guide/a.md:11:3
  The URL /404 is reserved by the site.
  Rename the file or its folder.

content/guide/a.md:12:3
  The name of the file or of its folder cannot be part of a URL.
  Use only letters from A to Z without accents, digits, "-", "_" and ".", with no "." at either end and without ".html".

content/guide/a.md:13:3
  The former URL /static/a is reserved by the site.
  Remove the entry.

content/guide/a.md:14:3
  The former URL /api/run already belongs to content/api/run.md.
  Remove the entry. URLs that differ only in upper and lower case count as the same.

content/guide/a.md:15:3
  "/api/setOptions" is itself a redirect, so readers would be redirected twice.
  Write "/api/setOptioins".

content/guide/a.md:16:3
  "/old" is itself a redirect, so readers would be redirected twice.
  Write the page's own URL.

content/guide/a.md:17:3
  The former id "hooks" is still in use on /api/run.
  Remove the entry.

content/guide/a.md:18:3
  The slug /404 is reserved by the site.
  Choose another slug, or remove it.

content/t.MD
  The file is no page, because its name does not end in ".md" or ".mdx".
  Rename the file so that it ends in ".md" or ".mdx", in small letters.

content/t.md
  It is a symbolic link, a pipe or a device, which is not read.
  Put the file or the folder itself there, or add its former path to content/_moved.json.

content/t.md
  The file is larger than 10 MB, which takes minutes to read.
  Split it, or move it out of the content folder.

content/zh/1.x/a.md
  The folder "zh/1.x" is no language or version: the default ones have no folder, and the version stands first.
  Move its files to content/1.x/zh/.
"
`);
});

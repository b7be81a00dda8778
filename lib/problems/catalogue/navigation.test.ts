import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './navigation';

test('every sentence about lists of pages', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.md',
    line,
    column: 3,
  });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    badJson: [catalogue.badJson(at(13), 'comma expected.')],
    missingEntry: [
      catalogue.missingEntry(at(14), 'runn', ['run', 'loader']),
      catalogue.missingEntry(at(15), 'start', ['run', 'loader']),
    ],
    doubledEntry: [catalogue.doubledEntry(at(16), 'run'), catalogue.doubledEntry(at(38), 'name')],
    unlistedPage: [catalogue.unlistedPage(at(17), 'content/guide/_meta.json', 'a')],
    notThisKind: [
      catalogue.notThisKind(at(35), 'demo', 'file'),
      catalogue.notThisKind(at(36), 'start', 'dir'),
    ],
    folderInItself: [catalogue.folderInItself(at(37), '..')],
    doubledSection: [catalogue.doubledSection(at(30), '/guide')],
    emptySection: [
      catalogue.emptySection(at(31), '/giude/', ['/guide/a']),
      catalogue.emptySection(at(32), '/none', ['/guide/a']),
    ],
    unusedJson: [catalogue.unusedJson({ file: 'content/guide/meta.json' })],
    unusedMeta: [catalogue.unusedMeta({ file: 'content/_meta.json' })],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "14 problems in the content

    content/_meta.json
      No sidebar uses this file.
      Move it into a folder that has pages, such as content/guide/, or remove it. Beside the home page of a site, a language or a version, "_nav.json" lists the pages.

    content/guide/a.md:13:3
      This is not valid JSON: comma expected.
      Correct the line. JSON needs double quotes and no comma after the last entry.

    content/guide/a.md:14:3
      There is no page or folder "runn" here.
      Write "run".

    content/guide/a.md:15:3
      There is no page or folder "start" here.
      Create start.md, or remove the entry.

    content/guide/a.md:16:3
      "run" appears twice.
      Remove one of the two.

    content/guide/a.md:17:3
      The page is missing from content/guide/_meta.json, so no sidebar shows it.
      Add "a" to content/guide/_meta.json.

    content/guide/a.md:30:3
      "activeMatch" of another item is "/guide", too, so its pages have two sections.
      Name each path once.

    content/guide/a.md:31:3
      "activeMatch" is "/giude/", but no page has a path below it.
      Write "/guide/".

    content/guide/a.md:32:3
      "activeMatch" is "/none", but no page has a path below it.
      Name the path of a folder with pages, or remove the entry.

    content/guide/a.md:35:3
      "demo" is a folder here.
      Write { "type": "dir", "name": "demo" }.

    content/guide/a.md:36:3
      "start" is a page here.
      Write { "type": "file", "name": "start" }.

    content/guide/a.md:37:3
      ".." is listed inside itself.
      Remove the entry, or list the folder in one place only.

    content/guide/a.md:38:3
      "name" appears twice.
      Remove one of the two.

    content/guide/meta.json
      This file is not used.
      Name it "_meta.json" beside pages, or "_nav.json", "_moved.json", "_questions.json", "_since.json" or "_terms.json" in the top folder, or remove it.
    "
  `);
});

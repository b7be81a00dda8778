import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from '.';

test('every sentence that the build says to a writer', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    badYaml: [catalogue.badYaml(at(1), 'Map keys must be unique.')],
    frontMatterNotClosed: [catalogue.frontMatterNotClosed(at(2))],
    frontMatterNotYaml: [catalogue.frontMatterNotYaml(at(3), 'js')],
    frontMatterNotFields: [catalogue.frontMatterNotFields(at(4))],
    unknownField: [
      catalogue.unknownField(at(5), 'ordr', ['title', 'order']),
      catalogue.unknownField(at(6), 'colour', ['title', 'order']),
    ],
    wrongField: [catalogue.wrongField(at(7), 'order', 'must be a whole number')],
    missingTitle: [catalogue.missingTitle(at(8))],
    duplicateRoute: [catalogue.duplicateRoute(at(9), '/guide/a', 'content/guide/A.md')],
    takenSlug: [catalogue.takenSlug(at(10), '/api/run', 'content/api/run.md')],
    reservedAddress: [catalogue.reservedAddress(at(11), '/404')],
    badFileName: [catalogue.badFileName(at(12))],
    badJson: [catalogue.badJson(at(13), 'comma expected.')],
    missingEntry: [
      catalogue.missingEntry(at(14), 'runn', ['run', 'loader']),
      catalogue.missingEntry(at(15), 'start', ['run', 'loader']),
    ],
    doubledEntry: [catalogue.doubledEntry(at(16), 'run')],
    unlistedPage: [catalogue.unlistedPage(at(17), 'content/guide/_meta.json', 'a')],
    deadLink: [
      catalogue.deadLink(at(18), { href: './rnu.md', path: '/api/rnu' }, ['/api/run', '/hello']),
      catalogue.deadLink(at(19), { href: '/nowhere', path: '/nowhere' }, ['/api/run']),
    ],
    wrongCase: [catalogue.wrongCase(at(20), '/API/run', '/api/run')],
    deadAnchor: [
      catalogue.deadAnchor(at(21), '/api/run#sandbx', '/api/run', ['sandbox']),
      catalogue.deadAnchor(at(22), '#usage', '/guide/a', ['sandbox']),
    ],
    missingImage: [catalogue.missingImage(at(23), '/flow.svg')],
    wrongCaseImage: [catalogue.wrongCaseImage(at(24), '/Flow.svg', '/flow.svg')],
    foreignImage: [catalogue.foreignImage(at(25), 'https://example.com/flow.svg')],
    missingAlt: [catalogue.missingAlt(at(26), '/flow.svg')],
    lostInCompiling: [catalogue.lostInCompiling(at(40), '"Value {x}"')],
    surplusCell: [catalogue.surplusCell(at(41), 2)],
    unusedFootnote: [catalogue.unusedFootnote(at(42), 'b')],
    doubledFootnote: [catalogue.doubledFootnote(at(43), 'b')],
    unseenSign: [catalogue.unseenSign(at(44), '\u202E')],
    brokenBytes: [catalogue.brokenBytes(at(45))],
    unfitImage: (['heavy', 'runs-code', 'unmeasured'] as const).map((fault) =>
      catalogue.unfitImage(at(39), '/flow.svg', fault),
    ),
    badMarkdown: [catalogue.badMarkdown(at(27), 'Expected a closing tag for `<Tabs>`.')],
    moduleSyntax: [catalogue.moduleSyntax(at(28))],
    unknownComponent: [
      catalogue.unknownComponent(at(29), 'Tap', ['Tab', 'Tabs']),
      catalogue.unknownComponent(at(30), 'Foo', ['Tab', 'Tabs']),
    ],
    refusedElement: [catalogue.refusedElement(at(31), 'script')],
    refusedHandler: [catalogue.refusedHandler(at(32), 'onClick')],
    refusedExpression: [catalogue.refusedExpression(at(33), 'name')],
    refusedLink: [catalogue.refusedLink(at(34), 'javascript:alert(1)')],
    notThisKind: [
      catalogue.notThisKind(at(35), 'demo', 'file'),
      catalogue.notThisKind(at(36), 'start', 'dir'),
    ],
    folderInItself: [catalogue.folderInItself(at(37), '..')],
    unusedJson: [catalogue.unusedJson({ file: 'content/guide/meta.json' })],
    doubledField: [catalogue.doubledField(at(38), 'name')],
    missingHome: [catalogue.missingHome({ file: 'content/1.x/zh/index.md' }, '/1.x/zh/')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "49 problems in the content

    content/1.x/zh/index.md
      There is no home page at /1.x/zh/, where the logo and the not-found page lead.
      Create this file.

    content/guide/a.md:1:3
      The front matter is not valid YAML: Map keys must be unique.
      Correct the line. A text that holds ": " or begins with a sign needs quotes around it.

    content/guide/a.md:2:3
      The front matter begins with "---" but never ends.
      Write a line "---" below its last field.

    content/guide/a.md:3:3
      The front matter is marked as "js"; only YAML is read.
      Write "---" alone on the first line and the fields as "name: value".

    content/guide/a.md:4:3
      The front matter is not a list of fields.
      Write each field on a line of its own as "name: value".

    content/guide/a.md:5:3
      "ordr" is not a field of this place.
      Write "order", or remove it.

    content/guide/a.md:6:3
      "colour" is not a field of this place.
      Remove it.

    content/guide/a.md:7:3
      "order" is not right: must be a whole number.
      CONTRIBUTING.md lists the fields with the values they take.

    content/guide/a.md:8:3
      The page has no title.
      Add "title: …" to the front matter, or begin the text with "# Title".

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
      This is not valid JSON: comma expected.
      Correct the line. JSON needs double quotes and no comma after the last entry.

    content/guide/a.md:14:3
      "runn" names neither a page nor a folder here.
      Write "run".

    content/guide/a.md:15:3
      "start" names neither a page nor a folder here.
      Create start.md, or remove the entry.

    content/guide/a.md:16:3
      "run" is listed twice.
      Remove one of the two entries.

    content/guide/a.md:17:3
      The page is missing from content/guide/_meta.json, so no sidebar shows it.
      Add "a" to content/guide/_meta.json.

    content/guide/a.md:18:3
      The link "./rnu.md" leads to no page.
      Write "/api/run".

    content/guide/a.md:19:3
      The link "/nowhere" leads to no page.
      Correct the address.

    content/guide/a.md:20:3
      The link "/API/run" differs from the page's address in upper and lower case.
      Write "/api/run".

    content/guide/a.md:21:3
      The link "/api/run#sandbx" names a heading that /api/run does not have.
      Write "#sandbox".

    content/guide/a.md:22:3
      The link "#usage" names a heading that /guide/a does not have.
      Remove the part from "#" on, or name a heading of that page.

    content/guide/a.md:23:3
      The picture "/flow.svg" does not exist.
      Put the file into public/ and write its path from there, beginning with "/".

    content/guide/a.md:24:3
      The picture "/Flow.svg" differs from the file's name in upper and lower case.
      Write "/flow.svg".

    content/guide/a.md:25:3
      The picture "https://example.com/flow.svg" lies on another host.
      Put a copy of it into public/ and write its path from there, beginning with "/".

    content/guide/a.md:26:3
      The picture "/flow.svg" has no description.
      Write what it shows between the brackets: ![description](…).

    content/guide/a.md:27:3
      The text cannot be read: Expected a closing tag for \`<Tabs>\`.
      In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.

    content/guide/a.md:28:3
      Pages cannot import or export.
      Remove the line. Components can be used by their name, without import.

    content/guide/a.md:29:3
      There is no component <Tap>.
      Write <Tab>.

    content/guide/a.md:30:3
      There is no component <Foo>.
      Put it between backticks if it is code.

    content/guide/a.md:31:3
      <script> is not allowed in a page, since it brings foreign content or code in.
      Remove it. What is missing in Markdown can become a component.

    content/guide/a.md:32:3
      The attribute "onClick" holds code, which does not reach the reader.
      Remove it.

    content/guide/a.md:33:3
      "{name}" is code; pages hold text and plain values only.
      Write "\\{" if you mean the brace, or put it between backticks.

    content/guide/a.md:34:3
      The link "javascript:alert(1)" runs code instead of leading to a page.
      Write an address that begins with "https:", "mailto:", "/" or "#".

    content/guide/a.md:35:3
      "demo" is a folder here.
      Write { "type": "dir", "name": "demo" }.

    content/guide/a.md:36:3
      "start" is a page here.
      Write { "type": "file", "name": "start" }.

    content/guide/a.md:37:3
      ".." is listed inside itself, which would never end.
      Remove the entry, or list the folder at one place only.

    content/guide/a.md:38:3
      "name" stands twice in one entry, so one of the two would be lost.
      Remove one of them.

    content/guide/a.md:39:3
      The picture "/flow.svg" is larger than 5 MB.
      Put a smaller copy of it into public/.

    content/guide/a.md:39:3
      The picture "/flow.svg" holds a script, which its own address would run.
      Export it as a plain drawing, without scripts, event handlers and foreign objects.

    content/guide/a.md:39:3
      The size of the picture "/flow.svg" cannot be read, so the text below it would jump.
      Give an SVG file a "viewBox" of four numbers; save any other picture anew.

    content/guide/a.md:40:3
      "Value {x}" got lost on the way to the page.
      Write it in another way, and report this: nothing that is typed may get lost.

    content/guide/a.md:41:3
      This cell stands beyond the 2 columns of the table, so nobody would see it.
      Add a column to the head, or write "\\|" where the sign is part of the text.

    content/guide/a.md:42:3
      Nothing refers to the footnote "b", so nobody would see it.
      Write "[^b]" where it belongs, or remove it.

    content/guide/a.md:43:3
      There is another footnote "b", so nobody would see this one.
      Give it a name of its own.

    content/guide/a.md:44:3
      The sign U+202E cannot be seen, and changes what stands around it.
      Remove it; in code write it as an escape.

    content/guide/a.md:45:3
      Something here is not UTF-8, so the letters are lost.
      Save the file as UTF-8 and write the letters anew.

    content/guide/meta.json
      Nothing reads this file.
      Name it "_meta.json" beside pages, or "_nav.json" in the first folder; or remove it.
    "
  `);
});

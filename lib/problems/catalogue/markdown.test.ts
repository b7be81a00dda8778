import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './markdown';

test('every sentence about Markdown', () => {
  const at = (line: number) => ({ file: 'content/guide/a.md', line, column: 3 });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    inlineStyle: [catalogue.inlineStyle(at(46))],
    pictureSet: [catalogue.pictureSet(at(47), 'srcset')],
    foreignFile: [catalogue.foreignFile(at(48), 'https://example.com/a.mp4')],
    lostInCompiling: [catalogue.lostInCompiling(at(40), '"Value {x}"')],
    surplusCell: [catalogue.surplusCell(at(41), 2)],
    unusedFootnote: [catalogue.unusedFootnote(at(42), 'b')],
    doubledFootnote: [catalogue.doubledFootnote(at(43), 'b')],
    unseenSign: [catalogue.unseenSign(at(44), '\u202E')],
    brokenBytes: [catalogue.brokenBytes(at(45))],
    badMarkdown: [catalogue.badMarkdown(at(27), 'Expected a closing tag for `<Tabs>`.')],
    moduleSyntax: [catalogue.moduleSyntax(at(28))],
    unknownComponent: [
      catalogue.unknownComponent(at(29), 'Tap', ['Tab', 'Tabs']),
      catalogue.unknownComponent(at(30), 'Foo', ['Tab', 'Tabs']),
    ],
    refusedElement: [catalogue.refusedElement(at(31), 'script')],
    refusedHandler: [catalogue.refusedHandler(at(32), 'onClick')],
    refusedExpression: [catalogue.refusedExpression(at(33), 'name')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
"16 problems in the content

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

content/guide/a.md:46:3
  The attribute "style" is not drawn: pages allow styles of the site alone.
  Remove it. What is missing in Markdown can become a component.

content/guide/a.md:47:3
  The pictures of the attribute "srcset" are neither checked nor found under a base path.
  Name one picture in "src".

content/guide/a.md:48:3
  The file "https://example.com/a.mp4" lies on another host, from which pages fetch nothing.
  Put a copy of it into public/ and write its path from there, beginning with "/".
"
`);
});

import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './front-matter';

test('every sentence about front matter', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.md',
    line,
    column: 3,
  });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    badYaml: [catalogue.badYaml(at(1), 'Map keys must be unique.')],
    textAsComment: [catalogue.textAsComment(at(13), '#12')],
    frontMatterNotClosed: [catalogue.frontMatterNotClosed(at(2))],
    frontMatterNotFirst: [catalogue.frontMatterNotFirst(at(9))],
    secondFrontMatter: [catalogue.secondFrontMatter(at(10))],
    frontMatterNotYaml: [catalogue.frontMatterNotYaml(at(3), 'js')],
    frontMatterNotFields: [catalogue.frontMatterNotFields(at(4))],
    unknownField: [
      catalogue.unknownField(at(5), 'ordr', ['title', 'order']),
      catalogue.unknownField(at(6), 'colour', ['title', 'order']),
    ],
    wrongField: [catalogue.wrongField(at(7), 'order', 'must be a whole number')],
    faqWithoutQuestions: [catalogue.faqWithoutQuestions(at(40))],
    notFoundPage: [catalogue.notFoundPage(at(41))],
    textOfNotFound: [catalogue.textOfNotFound(at(42))],
    missingTitle: [catalogue.missingTitle(at(8))],
    askedNowhere: [
      catalogue.askedNowhere(at(10), 'sandbx', ['sandbox']),
      catalogue.askedNowhere(at(11), 'nowhere', ['sandbox']),
    ],
    answeredQuestion: [catalogue.answeredQuestion(at(13), 'why?', '/api/run')],
    lostPlace: [catalogue.lostPlace(at(12), '/api/gone')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "18 problems in the content

    content/guide/a.md:1:3
      The front matter is not valid YAML: Map keys must be unique.
      Correct the line. Quote a string that contains ": " or starts with a special character.

    content/guide/a.md:2:3
      The front matter starts with "---" but is never closed.
      Add a line "---" after its last field.

    content/guide/a.md:3:3
      The front matter is marked as "js"; only YAML is supported.
      Write only "---" on the lines above and below the fields, and each field as "name: value".

    content/guide/a.md:4:3
      The front matter is not a list of fields.
      Write each field on a line of its own as "name: value".

    content/guide/a.md:5:3
      Unknown field "ordr".
      Write "order", or remove it.

    content/guide/a.md:6:3
      Unknown field "colour".
      Remove it.

    content/guide/a.md:7:3
      Invalid "order": must be a whole number.
      CONTRIBUTING.md lists the fields and their values.

    content/guide/a.md:8:3
      The page has no title.
      Add "title: …" to the front matter, or begin the text with "# Title".

    content/guide/a.md:9:3
      These lines look like front matter, but front matter must begin on line 1.
      Write "---" at the very beginning of the file, and "---" again below the last field.

    content/guide/a.md:10:3
      These lines look like a second front matter; readers would see them.
      Move its fields into the front matter above.

    content/guide/a.md:10:3
      "askedAt" names the heading "sandbx", which the page does not have.
      Write "sandbox".

    content/guide/a.md:11:3
      "askedAt" names the heading "nowhere", which the page does not have.
      Name a heading of the page by its id, or put the phrases into "asked".

    content/guide/a.md:12:3
      The file names "/api/gone", which does not exist.
      Name the page or section that the entry is about now, or remove the entry.

    content/guide/a.md:13:3
      "#12" is a comment, so readers do not see it.
      Put quotes around the whole text.

    content/guide/a.md:13:3
      "why?" stands below "none", but "/api/run" answers it.
      Remove one of the two.

    content/guide/a.md:40:3
      "faq" says that the headings are questions, but the page has no heading.
      Begin each question with "##", or remove the field.

    content/guide/a.md:41:3
      Readers who open this page are told that it does not exist.
      Remove "pageType" if it does: every site has a not-found page without a file.

    content/guide/a.md:42:3
      The not-found page shows nothing of the text of this page.
      Remove the text, or "pageType".
    "
  `);
});

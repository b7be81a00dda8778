import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './components';

test('every sentence about components', () => {
  const at = (line: number) => ({
    file: 'content/guide/a.mdx',
    line,
    column: 3,
  });
  const said: Record<keyof typeof catalogue, Problem[]> = {
    unknownAttribute: [
      catalogue.unknownAttribute(at(1), 'Tabs', 'groupID', ['groupId', 'values']),
      catalogue.unknownAttribute(at(2), 'Tabs', 'colour', ['groupId', 'values']),
      catalogue.unknownAttribute(at(3), 'Steps', 'colour', []),
    ],
    wrongAttribute: [catalogue.wrongAttribute(at(4), 'Badge', 'text', 'text="…"')],
    doubledAttribute: [catalogue.doubledAttribute(at(5), 'Badge', 'text')],
    missingAttribute: [catalogue.missingAttribute(at(6), 'Card', 'title', 'title="…"')],
    misplacedComponent: [catalogue.misplacedComponent(at(7), 'Tab', 'Tabs')],
    blockInLine: [catalogue.blockInLine(at(8), 'Card')],
    emptyComponent: [catalogue.emptyComponent(at(10), 'Steps')],
    unusedContent: [catalogue.unusedContent(at(11), 'Badge')],
    foreignContent: [catalogue.foreignContent(at(12), 'CardGrid', ['Card', 'LinkCard'])],
    doubledTab: [catalogue.doubledTab(at(15), 'npm')],
    stepsWithoutSteps: [catalogue.stepsWithoutSteps(at(21))],
    notTwoBeside: [catalogue.notTwoBeside(at(23), 1)],
    notATerm: [catalogue.notATerm(at(24))],
    compareWithoutTable: [catalogue.compareWithoutTable(at(22))],
    badDrawing: [catalogue.badDrawing(at(23), '/flow.svg', 'in line 7, <script> is not allowed.')],
  };

  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "17 problems in the content

    content/guide/a.mdx:1:3
      <Tabs> has no attribute "groupID".
      Write "groupId".

    content/guide/a.mdx:2:3
      <Tabs> has no attribute "colour".
      Remove it; there are "groupId", "values".

    content/guide/a.mdx:3:3
      <Steps> has no attribute "colour".
      Remove it.

    content/guide/a.mdx:4:3
      <Badge> does not accept this value of "text".
      Write text="…".

    content/guide/a.mdx:5:3
      <Badge> has the attribute "text" twice.
      Remove one of the two.

    content/guide/a.mdx:6:3
      <Card> has no "title".
      Add title="…".

    content/guide/a.mdx:7:3
      <Tab> must stand in <Tabs>.
      Put it between <Tabs> and </Tabs>.

    content/guide/a.mdx:8:3
      <Card> must stand on lines of its own.
      Put an empty line before and after it.

    content/guide/a.mdx:10:3
      <Steps> is empty.
      Put its content between <Steps> and </Steps>, or remove it.

    content/guide/a.mdx:11:3
      <Badge> does not show its content.
      Move the content below it, and end the tag with "/>".

    content/guide/a.mdx:12:3
      <CardGrid> may contain only <Card> and <LinkCard>.
      Put it between <Card> and </Card>, or outside <CardGrid>.

    content/guide/a.mdx:15:3
      Two tabs of one group are called "npm".
      Give each a "value" of its own; labels may be alike.

    content/guide/a.mdx:21:3
      <Steps> contains no steps.
      Begin each step with a heading "###", or write the steps as a list "1.", "2.".

    content/guide/a.mdx:22:3
      <Compare> contains no table of four to six columns.
      Write a table: a column of names, one of the thing that is compared, and two to four of others.

    content/guide/a.mdx:23:3
      <Beside> shows two blocks side by side, but it contains one.
      Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.

    content/guide/a.mdx:23:3
      The drawing "/flow.svg" cannot become part of a page: in line 7, <script> is not allowed.
      Correct the file, or show it as a picture: ![description](…).

    content/guide/a.mdx:24:3
      <Terms> contains terms, each with what it means below it.
      Begin with a heading "##" or "###", and write what it means below each.
    "
  `);
});

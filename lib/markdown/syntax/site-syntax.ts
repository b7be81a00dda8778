import 'server-only';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { calloutContainer, nameCallouts } from './callouts';
import { headingIdMark, nameHeadings } from './heading-id';

/** A mark stays a node of its own until the whole text is known. */
const nodes: Extension = {
  exit: {
    headingIdMark(token) {
      this.enter({ type: 'headingIdMark', value: this.sliceSerialize(token) }, token);
      this.exit(token);
    },
  },
  transforms: [nameHeadings, nameCallouts],
};

const [COLON, LEFT_BRACE] = [58, 123];

/**
 * Teaches the parser what Markdown does not know: callouts (`:::tip`) and the ids of headings
 * (`## Title {#id}`). It comes after the plugins whose characters it takes first.
 */
export function siteSyntax(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: calloutContainer() }, text: { [LEFT_BRACE]: headingIdMark } },
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    nodes,
  ];
}

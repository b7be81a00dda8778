import 'server-only';
import type { Heading, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { HeadingIdMark } from './nodes';

/** Makes the ids of headings of `{#id}`; at any other place that is a text as typed. */
export const headingIdNodes: Extension = {
  exit: {
    headingIdMark(token) {
      this.enter({ type: 'headingIdMark', value: this.sliceSerialize(token) }, token);
      this.exit(token);
    },
  },
  transforms: [nameHeadings],
};

function nameHeadings(tree: Root): undefined {
  visit(tree, 'headingIdMark', (mark, index, parent) => {
    if (!parent || index === undefined) return;
    if (parent.type === 'heading' && index > 0) return nameHeading(parent, mark);
    const { value, position } = mark;
    const text = { type: 'text' as const, value, data: { isStrayId: true } };
    parent.children[index] = position ? { ...text, position } : text;
  });
}

function nameHeading(heading: Heading, { value, position }: HeadingIdMark): void {
  const id = value.slice('{#'.length, -'}'.length);
  heading.children.pop();
  const last = heading.children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
    if (last.value === '') heading.children.pop();
  }
  heading.data = { ...heading.data, hProperties: { id }, givenId: { value: id, position } };
}

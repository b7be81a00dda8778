import type { ComponentType } from 'react';
import type { ComponentName } from '@/lib/markdown/components';
import { Callout, CalloutTitle } from './callout/callout';
import { CodeBlock } from './code/code-block';
import { Box, DocLink, FileTree, heading, ProseImage, Table, TaskBox } from './html-elements';
import type { MarkdownContext } from './views';
import * as views from './views';

/** The elements of Markdown that look or do more than those of HTML. */
const ELEMENTS = {
  a: DocLink,
  callout: Callout,
  'callout-title': CalloutTitle,
  div: Box,
  'file-tree': FileTree,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  img: ProseImage,
  input: TaskBox,
  pre: CodeBlock,
  table: Table,
};

const VIEWS = { ...ELEMENTS, ...views } satisfies Record<ComponentName, ComponentType<never>>;

/** The elements and components of Markdown, each with the context of the page. */
export function registryFor(context: MarkdownContext) {
  const named = Object.entries(VIEWS) as [string, ComponentType<object>][];
  return Object.fromEntries(
    named.map(([name, View]) => [name, (props: object) => <View {...props} {...{ context }} />]),
  );
}

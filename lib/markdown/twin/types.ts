import 'server-only';
import type { Nodes } from 'hast';
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import type { LinkContext } from '../resolve-links';
import type { CalloutKind } from '../syntax/callout-kinds';
import type { Fragments } from '../syntax/fragment-paths';

/** What may stand on lines of its own. */
export type Block = BlockContent | DefinitionContent;

/** What a page's twin needs to know of the site around it. */
export type TwinSite = Pick<LinkContext, 'prefixes' | 'routes'> & {
  /** The texts that the page may include. */
  fragments?: Fragments;
  /** The whole address of what a link or a picture names, so that it leads there from anywhere. */
  addressOf: (href: string) => string;
  /** The words that components bring with them. */
  words: {
    /** With `{version}` in it. */
    since: string;
    callouts: Readonly<Record<CalloutKind, string>>;
  };
  /** The pages of the section, with their headings of some levels. */
  pagesAround: (headings?: readonly number[]) => Block[];
};

/** Makes plain Markdown of what stands inside of an element. */
export type Writer = {
  blocks: (nodes: readonly Nodes[]) => Block[];
  /** As part of a line. */
  words: (nodes: readonly Nodes[]) => PhrasingContent[];
  /** As all that a block says. */
  line: (nodes: readonly Nodes[]) => PhrasingContent[];
  site: TwinSite;
};

import 'server-only';
import type { Parent, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import { calloutKind } from './callout-kinds';

/** The title of a callout; without text, the label of the kind is shown. */
interface CalloutTitle extends Parent {
  type: 'calloutTitle';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    calloutTitle: CalloutTitle;
  }
  interface BlockContentMap {
    calloutTitle: CalloutTitle;
  }
}

/** The elements for callouts, rendered by `components/markdown/registry.tsx`. */
export const CALLOUT_ELEMENT = 'callout';
export const CALLOUT_TITLE_ELEMENT = 'callout-title';

/** Callouts are containers, `:::tip[Title]`. The other directives would begin at each colon before a word, `:such`. */
export function calloutContainer(): Construct {
  const container = [directive().flow?.[58] ?? []].flat().find(({ concrete }) => concrete);
  if (!container) throw new Error('micromark-extension-directive no longer has containers.');
  return container;
}

/** Names the elements of callouts; each begins with its title, which may be empty. */
export function nameCallouts(tree: Root): undefined {
  visit(tree, 'containerDirective', nameCallout);
}

function nameCallout(callout: ContainerDirective): undefined {
  const kind = calloutKind(callout.name) ?? callout.name;
  const [first] = callout.children;
  const isTitled = first?.type === 'paragraph' && 'directiveLabel' in { ...first.data };
  if (isTitled) callout.children.shift();
  callout.data = { hName: CALLOUT_ELEMENT, hProperties: { kind } };
  callout.children.unshift({
    type: 'calloutTitle',
    children: isTitled ? first.children : [],
    // An empty title has no position, or the whole callout would be read as its text.
    ...(isTitled && { position: first.position }),
    data: { hName: CALLOUT_TITLE_ELEMENT, hProperties: { kind } },
  } satisfies CalloutTitle);
}

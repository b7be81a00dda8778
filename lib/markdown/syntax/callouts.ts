import 'server-only';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import { calloutKind } from './callout-kinds';
import type { CalloutTitle } from './nodes';

/** The elements of the HTML tree that `components/markdown/registry.tsx` draws callouts for. */
export const CALLOUT_ELEMENT = 'callout';
export const CALLOUT_TITLE_ELEMENT = 'callout-title';

/**
 * Callouts are containers, `:::tip[Title]`. The other two directives would begin at each colon before a
 * word, `:such` and `::such`.
 */
export function calloutContainer(): Construct {
  const container = [directive().flow?.[58] ?? []].flat().find(({ concrete }) => concrete);
  if (!container) throw new Error('micromark-extension-directive no longer has containers.');
  return container;
}

/** Says which elements callouts become; each begins with its title, if only an empty one. */
export function nameCallouts(tree: Root): undefined {
  visit(tree, 'containerDirective', (callout) => {
    const kind = calloutKind(callout.name) ?? callout.name;
    const [first] = callout.children;
    const isTitled = first?.type === 'paragraph' && 'directiveLabel' in { ...first.data };
    const title: CalloutTitle = {
      ...(isTitled ? first : { children: [] }),
      type: 'calloutTitle',
      data: { hName: CALLOUT_TITLE_ELEMENT, hProperties: { kind } },
    };
    callout.data = { hName: CALLOUT_ELEMENT, hProperties: { kind } };
    callout.children.splice(0, isTitled ? 1 : 0, title);
  });
}

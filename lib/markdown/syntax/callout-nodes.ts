import 'server-only';
import type { Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { alertsAsCallouts } from './alerts';
import { calloutKind } from './callout-kinds';
import type { Callout, CalloutTitle } from './nodes';

export const calloutNodes: Extension = {
  enter: {
    callout(token) {
      this.enter(
        { type: 'callout', form: 'fence', kind: '', isClosed: false, children: [] },
        token,
      );
    },
    calloutTitle(token) {
      this.enter({ type: 'calloutTitle', children: [] }, token);
    },
  },
  exit: {
    callout: close,
    calloutTitle: close,
    calloutKind(token) {
      calloutAround(this).kind = this.sliceSerialize(token);
    },
    calloutUnread(token) {
      calloutAround(this).unread = this.sliceSerialize(token).trim();
    },
    calloutEnd() {
      calloutAround(this).isClosed = true;
    },
  },
  transforms: [alertsAsCallouts, nameElements],
};

function close(this: CompileContext, token: Token): undefined {
  this.exit(token);
}

function calloutAround({ stack }: CompileContext): Callout {
  return stack.at(-1) as Callout;
}

/** Says which elements callouts become; each begins with its title, if only an empty one. */
function nameElements(tree: Root): undefined {
  visit(tree, 'callout', (callout) => {
    const kind = calloutKind(callout.kind) ?? callout.kind;
    const [first] = callout.children;
    const title: CalloutTitle =
      first?.type === 'calloutTitle' ? first : { type: 'calloutTitle', children: [] };
    title.data = { hName: CALLOUT_TITLE_ELEMENT, hProperties: { kind } };
    callout.data = { hName: CALLOUT_ELEMENT, hProperties: { kind } };
    if (first !== title) callout.children.unshift(title);
  });
}

/** The elements of the HTML tree that `components/markdown/registry.tsx` draws callouts for. */
export const CALLOUT_ELEMENT = 'callout';
export const CALLOUT_TITLE_ELEMENT = 'callout-title';

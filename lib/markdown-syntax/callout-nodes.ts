import 'server-only';
import type { Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { alertsAsCallouts } from './alerts';
import { calloutKind } from './callout-kinds';
import type { Callout } from './nodes';

export const calloutNodes: Extension = {
  enter: {
    callout(token) {
      const callout = { type: 'callout', form: 'fence', kind: '', isClosed: false } as const;
      this.enter({ ...callout, children: [] }, token);
    },
    calloutTitle(token) {
      this.enter({ type: 'calloutTitle', children: [] }, token);
    },
  },
  exit: {
    callout: close,
    calloutTitle: close,
    calloutKind(token) {
      const callout = calloutAround(this);
      if (callout) callout.kind = this.sliceSerialize(token);
    },
    calloutUnread(token) {
      const callout = calloutAround(this);
      if (callout) callout.unread = this.sliceSerialize(token).trim();
    },
    calloutEnd() {
      const callout = calloutAround(this);
      if (callout) callout.isClosed = true;
    },
  },
  transforms: [alertsAsCallouts, nameElements],
};

function close(this: CompileContext, token: Token): undefined {
  this.exit(token);
}

function calloutAround({ stack }: CompileContext): Callout | undefined {
  const node = stack.at(-1);
  return node?.type === 'callout' ? node : undefined;
}

/** Says which elements callouts become; each begins with its title, if only an empty one. */
function nameElements(tree: Root): undefined {
  visit(tree, 'callout', (callout) => {
    const kind = calloutKind(callout.kind) ?? callout.kind;
    const [first] = callout.children;
    const title = first?.type === 'calloutTitle' ? first : undefined;
    if (!title) callout.children.unshift({ type: 'calloutTitle', children: [] });
    callout.data = { hName: CALLOUT_ELEMENT, hProperties: { kind } };
    for (const child of callout.children) {
      if (child.type !== 'calloutTitle') continue;
      child.data = { hName: CALLOUT_TITLE_ELEMENT, hProperties: { kind } };
    }
  });
}

/** The elements of the HTML tree that `components/markdown/registry.tsx` draws callouts for. */
export const CALLOUT_ELEMENT = 'callout';
export const CALLOUT_TITLE_ELEMENT = 'callout-title';

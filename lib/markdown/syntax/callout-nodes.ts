import 'server-only';
import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { Construct } from 'micromark-util-types';
import { SKIP, visit } from 'unist-util-visit';
import { calloutKind } from './callout-kinds';
import type { Callout, CalloutTitle } from './nodes';
import { tokenizeMatch } from './read-line';

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

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    alertMark: 'alertMark';
  }
}

/**
 * `[!TIP]` as the first thing of a text; what it means depends on where the text stands. With an
 * address after it, it is a link.
 */
export const alertMark: Construct = {
  name: 'alertMark',
  tokenize(effects, ok, nok) {
    return this.previous === null ? tokenizeMark.call(this, effects, ok, nok) : nok;
  },
};

const tokenizeMark = tokenizeMatch('alertMark', /^\[![a-z][^[\]]*\](?![([])/i);

/**
 * Makes callouts of the quotations that begin with `[!TIP]`; what stands behind it on the line is
 * the title. Anywhere else the mark is a text as typed.
 */
function alertsAsCallouts(tree: Root): undefined {
  visit(tree, 'blockquote', (quotation, index, parent) => {
    const callout = calloutOf(quotation);
    if (!callout || !parent || index === undefined) return;
    parent.children[index] = callout;
    // The walk goes on in the callout, which may hold another one.
    return [SKIP, index];
  });
  visit(tree, 'alertMark', ({ value, position }, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children[index] = { type: 'text', value, position };
  });
}

function calloutOf({ children, position }: Blockquote): Callout | undefined {
  const [first, ...others] = children;
  const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || mark?.type !== 'alertMark') return undefined;
  const { title, rest } = splitAtLineEnd(withoutSpaceBefore(first.children.slice(1)));
  const text: Paragraph[] = rest.length > 0 ? [{ ...first, children: rest }] : [];
  return {
    type: 'callout',
    kind: mark.value.slice('[!'.length, -']'.length),
    form: 'alert',
    isClosed: true,
    children: [{ type: 'calloutTitle', children: title }, ...text, ...others],
    position,
  };
}

function withoutSpaceBefore([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...others] : others;
  const value = first.value.replace(/^[ \t]+/, '');
  return value === '' ? others : [{ ...first, value }, ...others];
}

function splitAtLineEnd(nodes: readonly PhrasingContent[]) {
  const title: PhrasingContent[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'break') return { title, rest: nodes.slice(index + 1) };
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type !== 'text' || end < 0) {
      title.push(node);
      continue;
    }
    const [line, below] = [node.value.slice(0, end), node.value.slice(end + 1)];
    if (line.trim() !== '') title.push({ ...node, value: line.trimEnd() });
    const rest = nodes.slice(index + 1);
    return { title, rest: below === '' ? rest : [{ ...node, value: below }, ...rest] };
  }
  return { title, rest: [] };
}

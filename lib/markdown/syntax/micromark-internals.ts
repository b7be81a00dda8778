import 'server-only';
import type { ContainerState, Effects, Event, Token, TokenType } from 'micromark-util-types';

/*
 * What callouts need of micromark and its documentation does not promise. `callouts.test.ts` fails
 * when one of these means something else, and a missing one is an error here.
 */

/** Enters a container, which micromark tells from other tokens by this field. */
export function enterContainer(effects: Effects, type: TokenType): Token {
  return effects.enter(type, { _container: true });
}

/** Ends whatever is open in a container: a list, a paragraph, another container. */
export function closeContent(state: ContainerState): void {
  state._closeFlow = true;
}

/**
 * Whether a line that is indented by so many spaces lies in something whose lines mean only
 * themselves: code, a comment, or a tag that goes over several lines. Other HTML lasts until a blank
 * line, which must not swallow what closes a callout.
 */
export function isVerbatim(events: readonly Event[], indent: number): boolean {
  const chunk = events.findLast(([, { type }]) => type === 'chunkFlow')?.[1];
  if (!chunk) return false;
  const flow = chunk._tokenizer;
  if (!flow) throw missing('Token._tokenizer');
  if (flow.events.length > 0 && !('currentConstruct' in flow)) {
    throw missing('TokenizeContext.currentConstruct');
  }
  const construct = flow.currentConstruct;
  if (construct?.name === 'codeIndented') return indent >= 4;
  if (construct?.name !== 'htmlFlow') return construct?.concrete === true;
  const html = flow.events.findLast(([, { type }]) => type === 'htmlFlow')?.[1];
  if (!html) throw missing('the event "htmlFlow"');
  return flow.sliceSerialize({ start: html.start, end: flow.now() }).startsWith('<!--');
}

function missing(name: string): Error {
  return new Error(
    `micromark no longer has ${name}, by which callouts see where they end. See lib/markdown/syntax/micromark-internals.ts.`,
  );
}

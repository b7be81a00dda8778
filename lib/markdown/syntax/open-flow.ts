import 'server-only';
import type { Event } from 'micromark-util-types';

/** How a comment of HTML begins. */
const COMMENT = '<!--';

/** The fewest spaces before indented code. */
const CODE_INDENT = 4;

/**
 * Whether a line that is indented so far lies in something whose lines mean only themselves: code,
 * a comment, or a tag that goes over several lines. Other HTML lasts until a blank line, which must
 * not swallow what closes a callout.
 */
export function isVerbatim(events: readonly Event[], indent: number): boolean {
  const flow = events.findLast(([, { type }]) => type === 'chunkFlow')?.[1]._tokenizer;
  const construct = flow?.currentConstruct;
  if (construct?.name === 'codeIndented') return indent >= CODE_INDENT;
  if (construct?.name !== 'htmlFlow') return construct?.concrete === true;
  const html = flow?.events.findLast(([, { type }]) => type === 'htmlFlow')?.[1];
  if (!flow || !html) return false;
  return flow.sliceSerialize({ start: html.start, end: flow.now() }).startsWith(COMMENT);
}

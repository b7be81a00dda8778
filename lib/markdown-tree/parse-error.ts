import 'server-only';
import type { VFileMessage } from 'vfile-message';

/** Why and where a text cannot be parsed. Lines count from the start of the body. */
export type ParseError = {
  reason: string;
  line: number;
  column: number;
  /** A tag ends inside a callout, which begins at this place. */
  isOpenCallout?: true;
};

/** Reads an error of the parser; nothing if it is a bug of ours. */
export function parseErrorOf(error: unknown): ParseError | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined;
  const { reason, line = 1, column = 1 } = error as VFileMessage;
  const [, calloutLine, calloutColumn] = OPEN_CALLOUT.exec(reason) ?? [];
  if (calloutLine !== undefined) {
    const place = { line: Number(calloutLine), column: Number(calloutColumn) };
    return { reason, ...place, isOpenCallout: true };
  }
  // For a tag that is never closed, the parser's position is the end of the surrounding element; the
  // position of the tag is in the message.
  const [, tagLine, tagColumn] = /^Expected a closing tag for .*?\((\d+):(\d+)/.exec(reason) ?? [];
  return {
    reason: reason.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').replace(/\.?$/, '.'),
    line: Number(tagLine ?? line),
    column: Number(tagColumn ?? column),
  };
}

const OPEN_CALLOUT = /^Expected the closing tag .* the start of `callout` \((\d+):(\d+)\)/;

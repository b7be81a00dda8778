import 'server-only';
import type { VFileMessage } from 'vfile-message';

/** Why and where a text cannot be read, by the lines of the text itself. */
export type ParseError = {
  reason: string;
  line: number;
  column: number;
  /** Whether a tag ends while a callout in it is still open, which begins at this place. */
  isOpenCallout?: true;
};

/** Reads what the parser threw; nothing if it is a fault of the program. */
export function parseErrorOf(error: unknown): ParseError | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined;
  const { reason, line = 1, column = 1 } = error as VFileMessage;
  const [, calloutLine, calloutColumn] = OPEN_CALLOUT.exec(reason) ?? [];
  if (calloutLine !== undefined) {
    const place = { line: Number(calloutLine), column: Number(calloutColumn) };
    return { reason, ...place, isOpenCallout: true };
  }
  // Of a tag that is never closed the parser tells where its surroundings end; the place of the
  // tag stands in the sentence. Places there do not count the lines of the front matter.
  const [, tagLine, tagColumn] = /^Expected a closing tag for .*?\((\d+):(\d+)/.exec(reason) ?? [];
  return {
    reason: reason.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').replace(/\.?$/, '.'),
    line: Number(tagLine ?? line),
    column: Number(tagColumn ?? column),
  };
}

const OPEN_CALLOUT = /^Expected the closing tag .* the start of `callout` \((\d+):(\d+)\)/;

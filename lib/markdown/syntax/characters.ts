import 'server-only';
import { markdownLineEnding } from 'micromark-util-character';
import type { Code } from 'micromark-util-types';

/** The signs that our syntax is made of, as the tokenizer sees them. */
export const SIGN = {
  exclamation: 33,
  hash: 35,
  leftParenthesis: 40,
  hyphen: 45,
  colon: 58,
  leftBracket: 91,
  rightBracket: 93,
  underscore: 95,
  leftBrace: 123,
  rightBrace: 125,
} as const;

/** How many colons a line of a callout has at least. */
export const FEWEST_COLONS = 3;

/** Whether the line, or the file with it, is at its end. */
export function isLineEnd(code: Code): boolean {
  return code === null || markdownLineEnding(code);
}

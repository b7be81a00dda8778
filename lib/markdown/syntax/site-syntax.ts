import 'server-only';
import type { Processor } from 'unified';
import { alertMark } from './alert-mark';
import { calloutContainer } from './callout-container';
import { calloutNodes } from './callout-nodes';
import { SIGN } from './characters';
import { headingIdMark } from './heading-id-mark';
import { headingIdNodes } from './heading-id-nodes';
import { strayLine, strayLineInText } from './stray-colons';

/**
 * Teaches the parser what Markdown does not know: callouts (`:::tip`, `> [!TIP]`) and the ids of
 * headings (`## Title {#id}`). It comes after the plugins whose signs it takes first.
 */
export function siteSyntax(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      document: { [SIGN.colon]: calloutContainer },
      flow: { [SIGN.colon]: strayLine },
      text: {
        [SIGN.colon]: strayLineInText,
        [SIGN.leftBracket]: alertMark,
        [SIGN.leftBrace]: headingIdMark,
      },
    },
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    calloutNodes,
    headingIdNodes,
  ];
}

import 'server-only';
import type { AttributeRule, Rule } from './component';

const text: AttributeRule = { takes: 'text', isShown: false };
const words: Rule = { attributes: {}, isInLine: true, holds: 'anything' };
const block: Rule = { attributes: {}, holds: 'anything' };

/**
 * The tags of HTML that pages with components may use: those for which Markdown has no sign, and pictures
 * that need more than a path. Anything else could bring in code, files of other hosts or styles, or browsers
 * would move it to another place.
 */
export const HTML_TAGS: Readonly<Record<string, Rule>> = {
  a: { ...words, attributes: { href: { takes: 'page address', isRequired: true } } },
  br: { ...words, holds: 'nothing' },
  details: block,
  div: block,
  img: {
    attributes: {
      src: { ...text, isRequired: true },
      alt: text,
      width: text,
      height: text,
      'data-zoom-src': text,
    },
    isInLine: true,
    holds: 'nothing',
  },
  kbd: words,
  sub: words,
  summary: { ...block, within: 'details' },
  sup: words,
};

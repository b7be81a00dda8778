import 'server-only';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { type JsxElement, textAttribute } from '../tree/jsx';
import { addTexts, givenValue } from './attribute-values';
import { type Component, contentOf, htmlTag, innerNodes, type PlaceOf } from './component';

export const Badge: Component = {
  attributes: {
    text: { takes: 'text', isShown: true },
    type: { takes: ['tip', 'info', 'warning', 'danger'] },
    outline: { takes: 'switch' },
  },
  isInLine: true,
  holds: 'words',
  mayBeEmpty: true,
  isMark: true,
  complete: plainWordsAsText,
  check: checkWords,
  plain(element) {
    const text = textAttribute(element, 'text');
    return [htmlTag('em', text === undefined ? contentOf(element) : [text])];
  },
};

export const Since: Component = {
  attributes: { version: { takes: 'text', isRequired: true, isShown: true } },
  isInLine: true,
  holds: 'nothing',
  isMark: true,
  check(element, placeOf) {
    const version = textAttribute(element, 'version');
    const isRight = version === undefined || /^\d+(\.\d+)*(-[\w.]+)?$/.test(version.trim());
    const howTo = 'version="1.19.8", the number of a release';
    return isRight || version === ''
      ? []
      : [catalogue.wrongAttribute(placeOf(element), 'Since', 'version', howTo)];
  },
  plain(element, { since }) {
    const version = textAttribute(element, 'version') ?? '';
    return [htmlTag('em', [since.replace('{version}', () => version)])];
  },
};

export const Highlight: Component = {
  attributes: {},
  isInLine: true,
  holds: 'words',
  plain: (element) => [htmlTag('strong', contentOf(element))],
};

/** `<Badge>new</Badge>` means `<Badge text="new" />`. */
function plainWordsAsText(badge: JsxElement): void {
  const isPlain = badge.children.length > 0 && badge.children.every(({ type }) => type === 'text');
  if (!isPlain || textAttribute(badge, 'text') !== undefined) return;
  const words = textOf(badge as unknown as Element);
  addTexts(badge, { text: words.replace(/\s+/g, ' ').trim() });
  badge.children = [];
}

function checkWords(badge: JsxElement, placeOf: PlaceOf): Problem[] {
  const hasText = givenValue(badge, 'text') !== undefined;
  const hasWords = innerNodes(badge).length > 0;
  if (hasText && hasWords) return [catalogue.wordsTwice(placeOf(badge), 'Badge')];
  return hasText || hasWords ? [] : [catalogue.emptyComponent(placeOf(badge), 'Badge')];
}

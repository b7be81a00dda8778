import 'server-only';
import { givenText } from './attribute-values';
import { type Component, contentOf, htmlTag, innerNodes } from './component';

export const Card: Component = {
  attributes: { title: { takes: 'text', isRequired: true, isShown: true } },
  stands: 'as a block',
  holds: 'anything',
  isNeverEmpty: true,
  plain: (element) => [
    htmlTag('p', [htmlTag('strong', [givenText(element, 'title') ?? ''])]),
    ...contentOf(element),
  ],
};

export const LinkCard: Component = {
  attributes: {
    title: { takes: 'text', isRequired: true, isShown: true },
    href: { takes: 'page address', isRequired: true },
    description: { takes: 'text', isShown: true },
  },
  stands: 'as a block',
  holds: 'nothing',
  plain(element) {
    const href = givenText(element, 'href') ?? '';
    const link = htmlTag('a', [givenText(element, 'title') ?? ''], { href });
    const description = givenText(element, 'description');
    const more = description === undefined ? [] : [htmlTag('br', []), description];
    return [htmlTag('p', [link, ...more])];
  },
};

export const CardGrid: Component = {
  attributes: {},
  stands: 'as a block',
  holds: ['Card', 'LinkCard'],
  isNeverEmpty: true,
  plain: (element) => [
    htmlTag(
      'ul',
      innerNodes(element).map((card) => htmlTag('li', [card])),
    ),
  ],
};

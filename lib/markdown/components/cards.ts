import 'server-only';
import { textAttribute } from '../tree/jsx';
import { type Component, contentOf, htmlTag, innerNodes } from './component';

export const Card: Component = {
  attributes: { title: { takes: 'text', isRequired: true, isShown: true } },
  holds: 'anything',
  plain: (element) => [
    htmlTag('p', [htmlTag('strong', [textAttribute(element, 'title') ?? ''])]),
    ...contentOf(element),
  ],
};

export const LinkCard: Component = {
  attributes: {
    title: { takes: 'text', isRequired: true, isShown: true },
    href: { takes: 'page address', isRequired: true },
    description: { takes: 'text', isShown: true },
  },
  holds: 'nothing',
  plain(element) {
    const href = textAttribute(element, 'href') ?? '';
    const link = htmlTag('a', [textAttribute(element, 'title') ?? ''], { href });
    const description = textAttribute(element, 'description');
    const more = description === undefined ? [] : [htmlTag('br', []), description];
    return [htmlTag('p', [link, ...more])];
  },
};

export const CardGrid: Component = {
  attributes: {},
  holds: ['Card', 'LinkCard'],
  plain: (element) => [
    htmlTag(
      'ul',
      innerNodes(element).map((card) => htmlTag('li', [card])),
    ),
  ],
};

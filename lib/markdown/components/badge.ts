import 'server-only';
import { textAttribute } from '../tree/jsx';
import { type Component, htmlTag } from './component';

export const Badge: Component = {
  attributes: {
    text: { takes: 'text', isRequired: true, isShown: true },
    type: { takes: ['tip', 'info', 'warning', 'danger'] },
  },
  isInLine: true,
  holds: 'nothing',
  isMark: true,
  plain: (element) => [htmlTag('em', [textAttribute(element, 'text') ?? ''])],
};

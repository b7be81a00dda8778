import 'server-only';
import { type Component, contentOf } from './component';

/** A block and what is said of it, beside each other where the width allows. */
export const Beside: Component = {
  attributes: {},
  stands: 'as a block',
  holds: 'anything',
  isNeverEmpty: true,
  plain: contentOf,
};

import 'server-only';

/**
 * The ids of the frame around an article, which no heading may have: links to the heading would
 * lead to the frame. `components/ui/part-ids.ts` says what they are for.
 */
export const RESERVED_IDS: readonly string[] = [
  'content-problems',
  'frame-content',
  'frame-navigation',
  'frame-outline',
  'frame-sidebar',
];

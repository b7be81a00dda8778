import 'server-only';

/** Ids of the frame (ui/part-ids.ts). A link to a heading with one would lead to the frame. */
export const RESERVED_IDS: readonly string[] = [
  'content-problems',
  'frame-content',
  'frame-navigation',
  'frame-outline',
  'frame-sidebar',
];

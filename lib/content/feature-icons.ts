import 'server-only';

/** The drawings for features. */
export const FEATURE_ICONS = [
  'blocks',
  'box',
  'gauge',
  'globe',
  'layers',
  'plug',
  'puzzle',
  'rocket',
  'route',
  'shield',
  'workflow',
  'zap',
] as const;

export type FeatureIcon = (typeof FEATURE_ICONS)[number];

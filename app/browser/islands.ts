import type { IslandProps } from '@/components/site/island';
import type { Islands } from '@/components/site/island.element';

/** The components of the islands, by name. Each is loaded when a page needs it. */
export const ISLANDS = {
  feedback: () => import('@/components/feedback/feedback-island'),
  'own-app': () => import('@/components/playground/own-app/own-app-island'),
  playground: () => import('@/components/playground/playground-island'),
} satisfies Islands & Record<keyof IslandProps, unknown>;

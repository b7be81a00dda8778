import type { NavItem } from '@/lib/navigation/types';
import { isSameRoute, isUnder } from '@/lib/routing/route-path';

/**
 * How a navigation item relates to the page that shows, as a value for `aria-current`: `page` when
 * it links to the page itself, `true` when the page belongs to it.
 */
export function currentState(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.link !== undefined && isSameRoute(item.link, path)) return 'page';
  if (item.activeMatch !== undefined) {
    return isUnder(path, item.activeMatch) ? 'true' : undefined;
  }
  return item.items?.some((child) => currentState(child, path)) ? 'true' : undefined;
}

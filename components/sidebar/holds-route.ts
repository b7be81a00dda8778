import type { SidebarItem } from '@/lib/navigation/types';
import { isSameRoute } from '@/lib/routing/route-path';

/** Whether an item of the sidebar is the page that shows, or holds it. */
export function holdsRoute(item: SidebarItem, path: string): boolean {
  if (item.kind !== 'link' && item.kind !== 'group') return false;
  if (item.link !== undefined && isSameRoute(item.link, path)) return true;
  return item.kind === 'group' && item.items.some((child) => holdsRoute(child, path));
}

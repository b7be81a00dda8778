import { isUnder } from '../routing/route-path';
import type { SidebarItem } from './types';

/** The sidebar of the closest section around a page, with the section's path. */
export function closestSidebar(
  sidebars: Readonly<Record<string, SidebarItem[]>>,
  path: string,
): { section: string; items: SidebarItem[] } | undefined {
  const [closest] = Object.entries(sidebars)
    .filter(([section, items]) => items.length > 0 && isUnder(path, section))
    .sort(([a], [b]) => b.length - a.length);
  return closest && { section: closest[0], items: closest[1] };
}

import type { SidebarItem } from '@/lib/navigation/types';
import { isUnder } from '@/lib/routing/route-path';

/** The sidebar of the closest section around a page, with the section's path. */
export function chooseSidebar(
  sidebars: Record<string, SidebarItem[]>,
  path: string,
): { section: string; items: SidebarItem[] } | undefined {
  const [closest] = Object.entries(sidebars)
    .filter(([section, items]) => items.length > 0 && isUnder(path, section))
    .sort(([a], [b]) => b.length - a.length);
  return closest && { section: closest[0], items: closest[1] };
}

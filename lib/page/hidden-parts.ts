import 'server-only';
import type { PageRecord } from '../content/types';
import { FRAME_PARTS } from '../routing/frame-parts';
import { normalizePath } from '../routing/route-path';
import { kindOf } from './kinds';

/**
 * The parts of the frame that pages are shown without, by the path of the page; pages with all
 * parts are left out, since every page carries this list. A page without an outline has none to hide.
 */
export function hiddenPartsByPath(pages: Iterable<PageRecord>): Record<string, string> {
  const entries = [...pages].flatMap((page) => {
    const own = FRAME_PARTS.filter((part) => part !== 'outline' && !page.frontmatter[part]);
    const parts = new Set([...own, ...kindOf(page).without]);
    return parts.size > 0 ? [[normalizePath(page.routePath), [...parts].join(' ')] as const] : [];
  });
  return Object.fromEntries(entries);
}

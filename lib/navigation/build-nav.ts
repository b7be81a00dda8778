import 'server-only';
import { isUnder } from '../routing/route-path';
import type { NavEntry } from './meta-files';
import type { NavItem, ResolveLink } from './types';

/** An item of `_nav.json`, or a link of a group. */
type Entry = Omit<NavEntry, 'position' | 'items'> & Partial<NavEntry>;

export function buildNav(
  entries: readonly Entry[],
  prefix: string,
  resolve: ResolveLink,
): NavItem[] {
  return entries.map(({ text, link, activeMatch, tag, position = 'right', items }) => {
    const target = link && resolve(link, '');
    // What falls back to another language or version is not current under this one.
    const own = !target || isUnder(target, prefix) ? prefix : '';
    return {
      text,
      ...(target && { link: target }),
      ...(activeMatch && { activeMatch: activeMatch.map((path) => own + path) }),
      ...(tag && { tag }),
      position,
      ...(items && { items: buildNav(items, prefix, resolve) }),
    };
  });
}

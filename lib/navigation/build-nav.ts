import 'server-only';
import { isUnder } from '../routing/route-path';
import type { NavEntry } from './meta-files';
import type { NavItem, ResolveLink } from './types';

export function buildNav(
  entries: readonly NavEntry[],
  prefix: string,
  resolve: ResolveLink,
): NavItem[] {
  return entries.map((entry) => ({
    ...linkPart(entry, prefix, resolve),
    position: entry.position,
    ...(entry.items ? { items: entry.items.map(toNested) } : {}),
  }));

  function toNested(entry: LinkEntry): NavItem {
    return { ...linkPart(entry, prefix, resolve), position: 'right' };
  }
}

type LinkEntry = Pick<NavEntry, 'text' | 'link' | 'activeMatch' | 'tag'>;

function linkPart(
  { text, link, activeMatch, tag }: LinkEntry,
  prefix: string,
  resolve: ResolveLink,
) {
  const target = link && resolve(link, '');
  // What falls back to another language or version is not current under this one.
  const isOwn = !target || isUnder(target, prefix);
  return {
    text,
    ...(target ? { link: target } : {}),
    ...(activeMatch
      ? { activeMatch: activeMatch.map((path) => (isOwn ? prefix + path : path)) }
      : {}),
    ...(tag ? { tag } : {}),
  };
}

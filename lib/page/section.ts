import 'server-only';
import type { PageRecord } from '../content/types';
import type { NavItem } from '../navigation/types';
import { isUnder } from '../routing/route-path';
import { scopeKey } from '../routing/scope';
import type { SiteContent } from '../site/assemble';

/** The part of the site that a page belongs to, as the top bar names it; its link leads into it. */
export function sectionOf(
  page: Pick<PageRecord, 'routePath' | 'lang' | 'version'>,
  { nav }: Pick<SiteContent, 'nav'>,
): { text: string; link: string } | undefined {
  const items = (nav[scopeKey(page)] ?? []).flatMap(allOf);
  const around = items.filter(
    ({ activeMatch, link }) => link && activeMatch && isUnder(page.routePath, activeMatch),
  );
  // The narrowest one counts: a part may have parts of its own.
  const [found] = around.sort(
    (a, b) => (b.activeMatch?.length ?? 0) - (a.activeMatch?.length ?? 0),
  );
  return found?.link ? { text: found.text, link: found.link } : undefined;
}

function allOf(item: NavItem): NavItem[] {
  return [item, ...(item.items ?? []).flatMap(allOf)];
}

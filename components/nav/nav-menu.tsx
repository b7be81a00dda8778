'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavItem } from '@/lib/navigation/types';
import { isSameRoute, isUnder } from '@/lib/routing/route-path';
import { scopeKey } from '@/lib/routing/scope';
import { useRoutePath } from '../site/route';
import { useLabels, useScope, useSite } from '../site/site-context';
import { SiteLink, TaggedText } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import { useDropdown } from '../ui/use-dropdown';
import styles from './nav.module.css';

/** The links of the top bar: some beside the logo, the rest at the other end. */
export function NavMenu() {
  const { frame } = useLabels();
  const { items } = useNav();
  if (items.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={frame.mainNavigation}>
      <NavList items={items.filter(({ position }) => position === 'left')} />
      <NavList items={items.filter(({ position }) => position === 'right')} />
    </nav>
  );
}

function NavList({ items }: { items: NavItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? <NavGroup item={item} /> : <NavLink item={item} className={styles.item} />}
        </li>
      ))}
    </ul>
  );
}

/** A named group of links that opens under the top bar; works without JavaScript. */
function NavGroup({ item }: { item: NavItem }) {
  const { stateOf } = useNav();
  const { box, ...events } = useDropdown();
  const { items = [], ...self } = item;
  return (
    <details ref={box} className={styles.group} {...events}>
      <summary className={styles.item} aria-current={stateOf(item)}>
        <TaggedText {...item} />
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className={ui.dropdown}>
        {(item.link === undefined ? items : [self, ...items]).map((child) => (
          <li key={child.text}>
            <NavLink item={child} className={ui.choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function NavLink({ item, className }: { item: NavItem; className: string | undefined }) {
  const { stateOf } = useNav();
  return (
    <SiteLink className={className} href={item.link ?? ''} aria-current={stateOf(item)}>
      <TaggedText {...item} />
    </SiteLink>
  );
}

/** The navigation of the reader's language and version, and which of it is current. */
export function useNav() {
  const { nav } = useSite();
  const path = useRoutePath();
  const { scope } = useScope();
  return {
    items: nav[scopeKey(scope)] ?? [],
    stateOf: (item: NavItem) => currentState(item, path),
  };
}

/** For `aria-current`: `page` if an item links to the page, `true` if the page belongs to it. */
export function currentState(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.link !== undefined && isSameRoute(item.link, path)) return 'page';
  if (item.activeMatch !== undefined) {
    return item.activeMatch.some((match) => isUnder(path, match)) ? 'true' : undefined;
  }
  return item.items?.some((child) => currentState(child, path)) ? 'true' : undefined;
}

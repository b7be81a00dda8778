'use client';

import type { NavItem } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import styles from './nav.module.css';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';
import { useNav } from './use-nav';

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

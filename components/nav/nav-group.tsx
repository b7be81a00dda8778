'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavItem } from '@/lib/navigation/types';
import { Tag } from '../ui/tag';
import styles from './nav.module.css';
import { NavLink } from './nav-link';
import { useDropdown } from './use-dropdown';
import { useNav } from './use-nav';

/** A named group of links that opens under the top bar; works without JavaScript. */
export function NavGroup({ item }: { item: NavItem }) {
  const { stateOf } = useNav();
  const { box, ...events } = useDropdown();
  const { items = [], ...self } = item;
  return (
    <details ref={box} className={styles.group} {...events}>
      <summary className={styles.item} aria-current={stateOf(item)}>
        {item.text}
        {item.tag && <Tag text={item.tag} />}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className={styles.dropdown}>
        {(item.link === undefined ? items : [self, ...items]).map((child) => (
          <li key={child.text}>
            <NavLink item={child} className={styles.choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

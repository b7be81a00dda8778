'use client';

import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { NavItem } from '@/lib/navigation/types';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import { useLabels } from '../site/site-context';
import { NAV_SCREEN_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import { useClosingPopover, useModalPopover } from '../ui/use-popover';
import { NavLink, useNav } from './nav-menu';
import styles from './nav-screen.module.css';
import { SocialLinks } from './social-links';
import { SwitcherLists } from './switchers';

/** The navigation of small screens: a button in the top bar and the screen that it opens. */
export function NavScreen() {
  const { frame, nav } = useLabels();
  const { items } = useNav();
  const screen = useRef<HTMLDivElement>(null);
  useClosingPopover(screen, ['(width >= 768px)', '(width > 960px)']);
  const isOpen = useModalPopover(screen, 'screen');

  return (
    <>
      <button
        type="button"
        className={`${ui.iconButton} ${styles.hamburger}`}
        popoverTarget={NAV_SCREEN_ID}
        aria-expanded={isOpen}
        aria-controls={NAV_SCREEN_ID}
        aria-label={isOpen ? nav.closeMenu : nav.openMenu}
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        ref={screen}
        id={NAV_SCREEN_ID}
        popover="auto"
        className={styles.screen}
        role="dialog"
        aria-modal="true"
        aria-label={frame.mainNavigation}
      >
        <nav aria-label={frame.mainNavigation}>
          <NavRows items={items} />
        </nav>
        <SwitcherLists isOpen={isOpen} />
        <AppearanceToggle withText />
        <SocialLinks />
      </div>
    </>
  );
}

function NavRows({ items }: { items: NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.link === undefined ? (
            <p className={styles.heading}>{item.text}</p>
          ) : (
            <NavLink item={item} className={styles.row} />
          )}
          {item.items && <NavRows items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

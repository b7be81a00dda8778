'use client';

import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import { useLabels } from '../frame/site-context';
import { NAV_SCREEN_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import { useClosingPopover } from '../ui/use-closing-popover';
import { useInertPage } from '../ui/use-inert-page';
import { NavLink } from './nav-link';
import styles from './nav-screen.module.css';
import { SocialLinks } from './social-links';
import { SwitcherLists } from './switchers';
import { useNav } from './use-nav';

/** The navigation of small screens: a button in the top bar and the screen that it opens. */
export function NavScreen() {
  const { frame, nav } = useLabels();
  const { items } = useNav();
  const [isOpen, setIsOpen] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useClosingPopover(screen, ['(width >= 768px)', '(width >= 960px)']);
  useInertPage(screen);

  // It may have been opened before there was anyone to hear of it.
  useEffect(() => setIsOpen(screen.current?.matches(':popover-open') ?? false), []);

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
        data-locks-scroll
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <nav aria-label={frame.mainNavigation}>
          <ul>
            {items.map((item) => (
              <li key={item.text}>
                {item.link === undefined ? (
                  <p className={styles.heading}>{item.text}</p>
                ) : (
                  <NavLink item={item} className={styles.row} />
                )}
                {item.items && (
                  <ul>
                    {item.items.map((child) => (
                      <li key={child.text}>
                        <NavLink item={child} className={styles.row} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <SwitcherLists isOpen={isOpen} />
        <AppearanceToggle withText />
        <SocialLinks />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import { Logo } from './logo';
import styles from './nav.module.css';
import { NavMenu } from './nav-menu';
import { NavScreen } from './nav-screen';
import { SocialLinks } from './social-links';

/** The bar at the top of every page. `search` is its search button. */
export function TopBar({ search }: { search?: ReactNode }) {
  return (
    <header className={styles.bar} data-part="navbar">
      <div className={styles.inner}>
        <Logo />
        <NavMenu />
        {search}
        <div className={styles.tools}>
          <AppearanceToggle />
          <SocialLinks />
        </div>
        <NavScreen />
      </div>
    </header>
  );
}

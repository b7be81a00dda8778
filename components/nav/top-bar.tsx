import type { ReactNode } from 'react';
import { BarFrame } from './bar-frame';
import { BarTools } from './bar-tools';
import { Logo } from './logo';
import styles from './nav.module.css';
import { NavMenu } from './nav-menu';
import { NavScreen } from './nav-screen';

/** The bar at the top of every page. `search` is its search button. */
export function TopBar({ search }: { search?: ReactNode }) {
  return (
    <BarFrame>
      <div className={styles.inner}>
        <Logo />
        <NavMenu />
        {search}
        <BarTools />
        <NavScreen />
      </div>
    </BarFrame>
  );
}

'use client';

import { type ReactNode, useRef } from 'react';
import { fill } from '@/lib/labels/labels';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import { useLabels, useScope, useSite } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import { IntentLink } from '../ui/intent-link';
import { ThemedImage } from '../ui/themed-image';
import styles from './nav.module.css';
import { NavMenu } from './nav-menu';
import { NavScreen } from './nav-screen';
import { BarSocialLinks } from './social-links';
import { Switchers } from './switchers';
import tools from './tools.module.css';
import { useHidingBar } from './use-hiding-bar';

/** The bar at the top of every page. `search` is its search button. */
export function TopBar({ search }: { search: ReactNode }) {
  const { hideNavbar } = useSite();
  const bar = useRef<HTMLElement>(null);
  useHidingBar(bar, hideNavbar === 'auto');
  return (
    <header ref={bar} className={styles.bar} data-part="navbar">
      <div className={styles.inner}>
        <Logo />
        <NavMenu />
        <Guarded>{search}</Guarded>
        <div className={tools.tools}>
          <Guarded>
            <Switchers />
          </Guarded>
          <Guarded>
            <AppearanceToggle />
          </Guarded>
          <Guarded>
            <BarSocialLinks />
          </Guarded>
        </div>
        <Guarded>
          <NavScreen />
        </Guarded>
      </div>
    </header>
  );
}

function Logo() {
  const { frame } = useLabels();
  const { logo, logoText, title } = useSite();
  const { home } = useScope();
  return (
    <IntentLink className={styles.logo} href={home} aria-label={fill(frame.home, { title })}>
      {logo && <ThemedImage src={logo} alt="" height={32} />}
      {logoText}
    </IntentLink>
  );
}

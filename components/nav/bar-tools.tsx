'use client';

import { AppearanceToggle } from '../appearance/appearance-toggle';
import { BarSocialLinks } from './social-links';
import { Switchers } from './switchers';
import tools from './tools.module.css';

/** What stands at the end of the top bar on wide screens. */
export function BarTools() {
  return (
    <div className={tools.tools}>
      <Switchers />
      <AppearanceToggle />
      <BarSocialLinks />
    </div>
  );
}

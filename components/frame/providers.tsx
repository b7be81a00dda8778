import type { ReactNode } from 'react';
import type { PublicSite } from '@/lib/config/public-site';
import { AppearanceProvider } from '../appearance/appearance-provider';
import { SiteProvider } from './site-context';

/** Everything that components may take from around them. */
export function Providers({ site, children }: { site: PublicSite; children: ReactNode }) {
  return (
    <SiteProvider site={site}>
      <AppearanceProvider>{children}</AppearanceProvider>
    </SiteProvider>
  );
}

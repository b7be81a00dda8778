import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/frame/section-frame';
import { isUnder } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';

/** The sidebar. Below the root layout, so that a page carries only its own section's. */
export default async function SectionLayout({ children, params }: LayoutProps<'/[section]'>) {
  const { section } = await params;
  const { sidebars } = await loadSite();
  const own = Object.entries(sidebars).filter(([path]) => isUnder(path, `/${section}`));
  return <SectionFrame sidebars={Object.fromEntries(own)}>{children as ReactNode}</SectionFrame>;
}

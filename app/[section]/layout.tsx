import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/frame/section-frame';
import { isUnder } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';

/**
 * The sidebar of a section; it stays mounted within the section. It lies below the root layout,
 * so that a page carries the navigation of its own section and not of the whole site.
 */
export default async function SectionLayout({ children, params }: LayoutProps<'/[section]'>) {
  const { section } = await params;
  const { sidebars } = await loadSite();
  const own = Object.entries(sidebars).filter(([path]) => isUnder(path, `/${section}`));
  return <SectionFrame sidebars={Object.fromEntries(own)}>{children as ReactNode}</SectionFrame>;
}

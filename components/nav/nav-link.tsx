'use client';

import type { NavItem } from '@/lib/navigation/types';
import { SiteLink } from '../ui/site-link';
import { Tag } from '../ui/tag';
import { useNav } from './use-nav';

/** One link of the navigation, marked when it is current. */
export function NavLink({ item, className }: { item: NavItem; className: string | undefined }) {
  const { stateOf } = useNav();
  return (
    <SiteLink className={className} href={item.link ?? ''} aria-current={stateOf(item)}>
      {item.text}
      {item.tag && <Tag text={item.tag} />}
    </SiteLink>
  );
}

'use client';

import type { SidebarLink } from '@/lib/navigation/types';
import { isSameRoute } from '@/lib/routing/route-path';
import { SiteLink } from '../ui/site-link';
import { Tag } from '../ui/tag';
import styles from './sidebar.module.css';

/** A link of the sidebar, marked when its page shows. */
export function PageLink({ item, path }: { item: Omit<SidebarLink, 'kind'>; path: string }) {
  return (
    <SiteLink
      className={styles.link}
      href={item.link}
      aria-current={isSameRoute(item.link, path) ? 'page' : undefined}
    >
      {item.text}
      {item.tag && <Tag text={item.tag} />}
    </SiteLink>
  );
}

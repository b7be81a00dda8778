'use client';

import type { SocialLink } from '@/lib/config/public-site';
import { useSite } from '../frame/site-context';
import { SocialIcon } from '../ui/icon';
import ui from '../ui/ui.module.css';
import styles from './nav.module.css';

/** The site's places elsewhere, as icons. */
export function SocialLinks() {
  const { socialLinks } = useSite();
  const links = socialLinks.filter(({ mode }) => mode === 'link');
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map((link) => (
        <li key={link.content}>
          <a className={ui.iconButton} href={link.content} aria-label={nameOf(link)}>
            <SocialIcon icon={link.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ label, icon, content }: SocialLink): string {
  if (label !== undefined) return label;
  return typeof icon === 'string' ? icon : content;
}

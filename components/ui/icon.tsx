import type { SocialLink } from '@/lib/config/public-site';
import { FILLED, SOCIAL_PATHS } from './social-paths';
import styles from './ui.module.css';

/** The icon of a social link: one of our drawings by its name, or the site owner's own SVG. */
export function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  if (typeof icon !== 'string') {
    return (
      <span
        className={styles.social}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from site.config.ts, written by the site's owner
        dangerouslySetInnerHTML={{ __html: icon.svg }}
      />
    );
  }
  return (
    <svg
      className={styles.social}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={FILLED.has(icon) || undefined}
    >
      <path d={SOCIAL_PATHS[icon]} />
    </svg>
  );
}

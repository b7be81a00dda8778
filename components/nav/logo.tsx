'use client';

import { fill } from '@/lib/labels/labels';
import { useLabels, useSite } from '../frame/site-context';
import { useScope } from '../frame/use-scope';
import { IntentLink } from '../ui/intent-link';
import { ThemedImage } from '../ui/themed-image';
import styles from './nav.module.css';

/** The site's mark and name; it leads home. */
export function Logo() {
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

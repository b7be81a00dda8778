'use client';

import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { useLabels } from '../site/site-context';
import { IntentLink } from './intent-link';
import { linkKind } from './link-kind';
import styles from './ui.module.css';

// Handlers are left out: a link to anywhere only leads there.
type LinkProps = Omit<ComponentProps<'a'>, `on${string}` | 'href'> & { href: string };

/** A link to anywhere: pages of the site change softly, links to other sites say so. */
export function SiteLink({ href, children, ...props }: LinkProps) {
  const kind = linkKind(href);
  if (kind === 'page') {
    return (
      <IntentLink {...props} href={href}>
        {children}
      </IntentLink>
    );
  }
  return (
    <a {...props} href={withBase(href)}>
      {children}
      {kind === 'site' && <ExternalMark />}
    </a>
  );
}

/** A link drawn as a button: the next step a reader may take, or a quieter second one. */
export function ButtonLink({ isQuiet, ...props }: LinkProps & { isQuiet?: boolean }) {
  return <SiteLink {...props} className={styles.button} data-quiet={isQuiet || undefined} />;
}

/** The small arrow, and its words for assistive technology, of a link that leaves the site. */
export function ExternalMark() {
  const { frame } = useLabels();
  return (
    <>
      <ArrowUpRight className={styles.external} aria-hidden="true" />
      <span className="visually-hidden"> {frame.externalLink}</span>
    </>
  );
}

/** A name, and the short mark beside it, such as "New", where it has one. */
export function TaggedText({ text, tag }: { text: string; tag?: string | undefined }) {
  return (
    <>
      {/* In an element of its own, since translators exchange bare texts. */}
      <span>{text}</span>
      {tag && <span className={styles.tag}>{tag}</span>}
    </>
  );
}

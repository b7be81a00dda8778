import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { EXTERNAL_ID } from './frame-ids';
import styles from './ui.module.css';

type LinkProps = Omit<ComponentProps<'a'>, `on${string}` | 'href'> & { href: string };

/** A link to anywhere; links to other sites say so. `components/navigation` follows those to pages. */
export function SiteLink({ href, children, ...props }: LinkProps) {
  const isOther = isOtherSite(href);
  return (
    <a {...props} href={withBase(href)} {...(isOther && { 'aria-describedby': EXTERNAL_ID })}>
      {children}
      {isOther && <ExternalMark />}
    </a>
  );
}

/** A link drawn as a button: the next step a reader may take, or a quieter second one. */
export function ButtonLink({ isQuiet, ...props }: LinkProps & { isQuiet?: boolean }) {
  return <SiteLink {...props} className={styles.button} data-quiet={isQuiet || undefined} />;
}

/** The small arrow of a link to another site. */
export function ExternalMark() {
  return <ArrowUpRight size="0.875em" className={styles.external} aria-hidden="true" />;
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

export function isOtherSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

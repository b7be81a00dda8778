import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { ExternalMark } from './external-mark';
import { IntentLink } from './intent-link';
import { linkKind } from './link-kind';

// Handlers are left out: a link to anywhere only leads there.
type AnchorProps = Omit<ComponentProps<'a'>, `on${string}`> & { 'data-quiet'?: true | undefined };

/** A link to anywhere: pages of the site change softly, links to other sites say so. */
export function SiteLink({ href, children, ...props }: AnchorProps & { href: string }) {
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

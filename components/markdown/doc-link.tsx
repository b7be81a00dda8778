import type { ComponentProps } from 'react';
import { SiteLink } from '../ui/site-link';

/** A link in the text. An `a` without an address is only a place and stays one. */
export function DocLink({ href, ...props }: ComponentProps<'a'>) {
  return href === undefined ? <a {...props} /> : <SiteLink {...props} href={href} />;
}
